import type { SweepProgress } from '../../../../../src/application/listings/sweep/SweepProgress';

export class InMemorySweepProgress implements SweepProgress {
  after: string | null = null;

  async read(): Promise<string | null> {
    return this.after;
  }

  async store(photoId: string | null): Promise<void> {
    this.after = photoId;
  }
}
