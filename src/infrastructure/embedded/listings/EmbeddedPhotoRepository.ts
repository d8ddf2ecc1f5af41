import type {
  EncodedPicture,
  PhotoRendition,
  PhotoRepository,
  PreparedPhoto,
  StoreOptions,
} from '../../../application/listings/PhotoRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { IdGenerator } from '../../../application/shared/IdGenerator';
import { photoIdOf, type Photo } from '../../../domain/listings/Photo';
import { success } from '../../../domain/shared/Result';
import type { EmbeddedDatabase } from '../database/EmbeddedDatabase';
import type { EmbeddedTransaction } from '../database/EmbeddedSchema';
import { demoPhotoAddress } from './demoPhotoAddress';
import { ObjectUrlCache } from './ObjectUrlCache';

/** More pictures than any page shows. */
const MAX_ADDRESSES = 300;

export class EmbeddedPhotoRepository implements PhotoRepository {
  readonly #database: EmbeddedDatabase;
  readonly #ids: IdGenerator;
  readonly #addresses: ObjectUrlCache;

  constructor(database: EmbeddedDatabase, ids: IdGenerator, addresses = new ObjectUrlCache(MAX_ADDRESSES)) {
    this.#database = database;
    this.#ids = ids;
    this.#addresses = addresses;
  }

  async store(
    ownerId: string,
    { width, height, renditions }: PreparedPhoto,
    { onProgress, id }: StoreOptions = {},
  ): Promise<BackendResult<Photo>> {
    const photo: Photo = { id: photoIdOf(ownerId, id ?? this.#ids.newId()), width, height };
    const blobs = {
      thumbnail: toBlob(renditions.thumbnail),
      card: toBlob(renditions.card),
      page: toBlob(renditions.page),
    };
    const stored = await this.#database.write(['photos'], async (transaction) => {
      const photos = transaction.objectStore('photos');
      const isWithdrawn = (await photos.get(photo.id))?.isWithdrawn === true;
      await photos.put({ ...photo, ownerId, renditions: blobs, ...(isWithdrawn ? { isWithdrawn } : {}) });
    });
    if (!stored.ok) return stored;
    onProgress?.(1);
    return success(photo);
  }

  addressOf(photo: Photo, rendition: PhotoRendition | 'social'): string | Promise<string | null> {
    if (photo.url !== undefined) return demoPhotoAddress(photo.url, rendition);
    const stored = rendition === 'social' ? 'page' : rendition;
    return this.#addresses.find(keyOf(photo, stored)) ?? this.#makeAddress(photo, stored);
  }

  async remove(photos: readonly Photo[], deletedListingId?: string): Promise<BackendResult<void>> {
    const removed = await this.#database.write(['photos', 'listings'], (transaction) =>
      Promise.all(photos.map((photo) => removeUnused(transaction, photo.id, deletedListingId))),
    );
    if (!removed.ok) return removed;
    for (const photo of photos.filter((_photo, index) => removed.value[index])) {
      for (const rendition of ['thumbnail', 'card', 'page'] as const) this.#addresses.revoke(keyOf(photo, rendition));
    }
    return success();
  }

  async #makeAddress(photo: Photo, rendition: PhotoRendition): Promise<string | null> {
    const record = await this.#database.read((connection) => connection.get('photos', photo.id));
    if (!record.ok || record.value === undefined || record.value.isWithdrawn === true) return null;
    return this.#addresses.make(
      keyOf(photo, rendition),
      record.value.renditions[rendition] ?? record.value.renditions.card,
    );
  }
}

/** Removes a photo unless a listing uses it: another tab may have published the draft that this tab discards. */
async function removeUnused(
  transaction: EmbeddedTransaction<['photos', 'listings']>,
  id: string,
  deletedListingId: string | undefined,
): Promise<boolean> {
  const photos = transaction.objectStore('photos');
  const record = await photos.get(id);
  if (record === undefined) return false;
  const owned = IDBKeyRange.bound([record.ownerId], [record.ownerId, []]);
  const listings = await transaction.objectStore('listings').index('byOwner').getAll(owned);
  const shown = listings
    .filter((listing) => listing.state !== 'deleted')
    .filter((listing) => listing.id !== deletedListingId);
  if (shown.some((listing) => listing.photos.some((photo) => photo.id === id))) return false;
  await photos.delete(id);
  return true;
}

function keyOf({ id }: Photo, rendition: PhotoRendition): string {
  return `${id}/${rendition}`;
}

function toBlob({ bytes, type }: EncodedPicture): Blob {
  return new Blob([bytes], { type });
}
