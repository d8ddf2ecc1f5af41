import type { CountedViews } from '../../../../src/application/listings/CountedViews';

export class InMemoryCountedViews implements CountedViews {
  #ids: readonly string[] = [];

  isCounted(listingId: string): boolean {
    return this.#ids.includes(listingId);
  }

  markCounted(listingId: string): void {
    this.#ids = [...this.#ids.filter((id) => id !== listingId), listingId].slice(-500);
  }
}
