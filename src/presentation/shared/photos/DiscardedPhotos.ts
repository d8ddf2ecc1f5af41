import type { PhotoRepository } from '../../../application/listings/PhotoRepository';
import type { RemovedPhotos } from '../../../application/listings/RemovedPhotos';
import type { Photo } from '../../../domain/listings/Photo';
import { UNDO_MS } from '../notices/toastDurations';

/** Longer than a notice offers to undo, since notices wait for each other. */
const DELETION_DELAY_MS = 3 * UNDO_MS;

interface Discarded {
  readonly ownerId: string;
  readonly timeout: ReturnType<typeof setTimeout>;
}

/**
 * Photos that a person has removed: they can be put back for a while, then the repository deletes them, at a later visit if the tab
 * was closed before.
 */
export class DiscardedPhotos {
  readonly #repository: Pick<PhotoRepository, 'remove'>;
  readonly #removed: RemovedPhotos;
  readonly #discarded = new Map<string, Discarded>();

  constructor(repository: Pick<PhotoRepository, 'remove'>, removed: RemovedPhotos) {
    this.#repository = repository;
    this.#removed = removed;
  }

  discard(ownerId: string, photos: readonly Photo[]): void {
    for (const photo of photos) {
      this.putBack([photo]);
      this.#removed.add(ownerId, photo);
      const timeout = setTimeout(() => void this.#delete(ownerId, [photo]), DELETION_DELAY_MS);
      this.#discarded.set(photo.id, { ownerId, timeout });
    }
  }

  putBack(photos: readonly Photo[]): void {
    for (const { id } of photos) {
      const discarded = this.#discarded.get(id);
      if (discarded === undefined) continue;
      clearTimeout(discarded.timeout);
      this.#discarded.delete(id);
      this.#removed.remove(discarded.ownerId, id);
    }
  }

  /** Deletes what this person has removed at earlier visits. */
  resume(ownerId: string): void {
    const due = this.#removed.due(ownerId);
    if (due.length > 0) void this.#delete(ownerId, due);
  }

  async #delete(ownerId: string, photos: readonly Photo[]): Promise<void> {
    for (const { id } of photos) this.#discarded.delete(id);
    const deleted = await this.#repository.remove(photos);
    // After a failure, a later visit deletes them.
    if (deleted.ok) for (const { id } of photos) this.#removed.remove(ownerId, id);
  }
}
