import type { PhotoRendition } from '../../../../../src/application/listings/PhotoRepository';
import type {
  PhotoPortion,
  StoredPhoto,
  StoredPhotos,
} from '../../../../../src/application/listings/sweep/StoredPhotos';
import type { Instant } from '../../../../../src/domain/shared/Instant';

const PORTION = 2;

export class InMemoryStoredPhotos implements StoredPhotos {
  readonly #photos = new Map<string, StoredPhoto>();

  store(
    id: string,
    uploadedAt: Instant,
    renditions: readonly PhotoRendition[] = ['card', 'page', 'thumbnail'],
    unusedSince: Instant | null = null,
  ): void {
    this.#photos.set(id, { id, uploadedAt, unusedSince, renditions });
  }

  /** The renditions that have content; undefined: nothing was ever stored under the id. */
  renditionsOf(id: string): readonly PhotoRendition[] | undefined {
    return this.#photos.get(id)?.renditions;
  }

  markOf(id: string): Instant | null | undefined {
    return this.#photos.get(id)?.unusedSince;
  }

  async *following(photoId: string | null): AsyncIterable<PhotoPortion> {
    const ids = [...this.#photos.keys()].filter((id) => photoId === null || id > photoId).toSorted();
    for (let at = 0; at < ids.length; at += PORTION) {
      const portion = ids.slice(at, at + PORTION);
      const photos = portion.flatMap((id) => this.#photos.get(id) ?? []);
      yield { photos: photos.filter(({ renditions }) => renditions.length > 0), last: portion.at(-1) ?? '' };
    }
  }

  async mark({ id }: StoredPhoto, unusedSince: Instant | null): Promise<void> {
    const photo = this.#photos.get(id);
    if (photo !== undefined) this.#photos.set(id, { ...photo, unusedSince });
  }

  async empty(photo: StoredPhoto): Promise<void> {
    this.#photos.set(photo.id, { ...photo, renditions: [], unusedSince: null });
  }
}
