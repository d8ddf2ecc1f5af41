import type { VisitMarker } from '../../../../src/application/analytics/VisitMarker';

export class InMemoryVisitMarker implements VisitMarker {
  #day: string | null = null;

  async claim(day: string): Promise<boolean> {
    const isFirst = this.#day !== day;
    this.#day = day;
    return isFirst;
  }

  release(day: string): void {
    if (this.#day === day) this.#day = null;
  }
}
