import type { PhotoRepository } from '../../../application/listings/PhotoRepository';
import type { Photo } from '../../../domain/listings/Photo';
import { UNDO_MS } from '../notices/noticeDurations';

/** Longer than a notice offers to undo, since notices wait for each other. */
const DELETION_DELAY_MS = 3 * UNDO_MS;

/** Photos that a person has removed: they can be put back for a while, then the repository deletes them. */
export class DiscardedPhotos {
  readonly #repository: Pick<PhotoRepository, 'remove'>;
  readonly #timeouts = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(repository: Pick<PhotoRepository, 'remove'>) {
    this.#repository = repository;
  }

  discard(photos: readonly Photo[]): void {
    for (const photo of photos) {
      this.putBack([photo]);
      this.#timeouts.set(
        photo.id,
        setTimeout(() => this.#delete(photo), DELETION_DELAY_MS),
      );
    }
  }

  putBack(photos: readonly Photo[]): void {
    for (const { id } of photos) {
      clearTimeout(this.#timeouts.get(id));
      this.#timeouts.delete(id);
    }
  }

  #delete(photo: Photo): void {
    this.#timeouts.delete(photo.id);
    void this.#repository.remove([photo]);
  }
}
