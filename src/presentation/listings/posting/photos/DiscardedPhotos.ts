import type { PhotoRepository } from '../../../../application/listings/PhotoRepository';
import type { Photo } from '../../../../domain/listings/Photo';

/** How long a toast offers to bring back what was taken away. */
export const UNDO_MS = 8000;
/** Longer than the offer stands, since toasts wait for each other. */
const PATIENCE_MS = 3 * UNDO_MS;

/** Photos taken out of a draft: they can be brought back for a while, then the repository forgets them. */
export class DiscardedPhotos {
  readonly #repository: Pick<PhotoRepository, 'remove'>;
  readonly #waiting = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(repository: Pick<PhotoRepository, 'remove'>) {
    this.#repository = repository;
  }

  discard(photos: readonly Photo[]): void {
    for (const photo of photos) {
      this.takeBack([photo]);
      this.#waiting.set(
        photo.id,
        setTimeout(() => this.#forget(photo), PATIENCE_MS),
      );
    }
  }

  takeBack(photos: readonly Photo[]): void {
    for (const { id } of photos) {
      clearTimeout(this.#waiting.get(id));
      this.#waiting.delete(id);
    }
  }

  #forget(photo: Photo): void {
    this.#waiting.delete(photo.id);
    void this.#repository.remove([photo]);
  }
}
