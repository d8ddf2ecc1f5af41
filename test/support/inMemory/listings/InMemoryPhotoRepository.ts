import type {
  EncodedPicture,
  PhotoRendition,
  PhotoRepository,
  PreparedPhoto,
  StoreOptions,
} from '../../../../src/application/listings/PhotoRepository';
import type { BackendResult } from '../../../../src/application/shared/BackendResult';
import { photoIdOf, type Photo } from '../../../../src/domain/listings/Photo';
import { success } from '../../../../src/domain/shared/Result';
import { InMemoryListingRepository } from './InMemoryListingRepository';

export class InMemoryPhotoRepository implements PhotoRepository {
  /** The ids of photos that were removed, in order. */
  readonly removed: string[] = [];
  /** The ids of photos that only admins see. */
  readonly withdrawn = new Set<string>();
  readonly #listings: InMemoryListingRepository;
  readonly #stored = new Map<string, PreparedPhoto>();
  #count = 0;

  constructor(listings = new InMemoryListingRepository()) {
    this.#listings = listings;
  }

  get ids(): readonly string[] {
    return [...this.#stored.keys()];
  }

  async store(
    ownerId: string,
    photo: PreparedPhoto,
    { onProgress, id: chosen }: StoreOptions = {},
  ): Promise<BackendResult<Photo>> {
    this.#count += 1;
    const id = photoIdOf(ownerId, chosen ?? `photo-${this.#count}`);
    this.#stored.set(id, photo);
    onProgress?.(1);
    return success({ id, width: photo.width, height: photo.height });
  }

  pictureOf(id: string, rendition: PhotoRendition): EncodedPicture | null {
    return this.#stored.get(id)?.renditions[rendition] ?? null;
  }

  addressOf({ id, url }: Photo, rendition: PhotoRendition): string | Promise<string | null> {
    const picture = this.withdrawn.has(id) ? null : this.pictureOf(id, rendition);
    if (url !== undefined) return url;
    if (picture === null) return Promise.resolve(null);
    const bytes = Array.from(picture.bytes, (byte) => String.fromCharCode(byte)).join('');
    return `data:${picture.type};base64,${btoa(bytes)}`;
  }

  async remove(photos: readonly Photo[], deletedListingId?: string): Promise<BackendResult<void>> {
    const listings = this.#listings.all.filter(({ id }) => id !== deletedListingId);
    const shown = new Set(listings.flatMap((listing) => listing.photos.map(({ id }) => id)));
    for (const { id } of photos) {
      if (shown.has(id)) continue;
      this.#stored.delete(id);
      this.removed.push(id);
    }
    return success();
  }
}
