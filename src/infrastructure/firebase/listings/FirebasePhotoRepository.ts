import {
  getMetadata,
  ref,
  uploadBytes,
  uploadBytesResumable,
  type FirebaseStorage,
  type StorageReference,
} from 'firebase/storage';
import type { ListingRepository } from '../../../application/listings/ListingRepository';
import type {
  EncodedPicture,
  PhotoRendition,
  PhotoRepository,
  PreparedPhoto,
  StoreOptions,
} from '../../../application/listings/PhotoRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { IdGenerator } from '../../../application/shared/IdGenerator';
import { ownerOfPhoto, photoIdOf, type Photo } from '../../../domain/listings/Photo';
import { success } from '../../../domain/shared/Result';
import { cacheControls } from '../connection/cacheControls';
import type { FirebaseConfiguration } from '../connection/FirebaseConfiguration';
import { errorKindOf } from '../connection/errorKindOf';
import type { FirebaseOperations } from '../connection/FirebaseOperations';
import { addressOfPhoto, photoPath } from '../connection/photoAddress';

const RENDITIONS = ['thumbnail', 'card', 'page'] as const satisfies readonly PhotoRendition[];

export class FirebasePhotoRepository implements PhotoRepository {
  readonly #storage: FirebaseStorage;
  readonly #operations: FirebaseOperations;
  readonly #configuration: FirebaseConfiguration;
  readonly #listings: Pick<ListingRepository, 'ownedBy'>;
  readonly #ids: IdGenerator;

  constructor(
    storage: FirebaseStorage,
    operations: FirebaseOperations,
    configuration: FirebaseConfiguration,
    listings: Pick<ListingRepository, 'ownedBy'>,
    ids: IdGenerator,
  ) {
    this.#storage = storage;
    this.#operations = operations;
    this.#configuration = configuration;
    this.#listings = listings;
    this.#ids = ids;
  }

  async store(
    ownerId: string,
    { width, height, renditions }: PreparedPhoto,
    { onProgress, id }: StoreOptions = {},
  ): Promise<BackendResult<Photo>> {
    const photo: Photo = { id: photoIdOf(ownerId, id ?? this.#ids.newId()), width, height };
    const total = RENDITIONS.reduce((sum, rendition) => sum + renditions[rendition].bytes.length, 0);
    const sent: Partial<Record<PhotoRendition, number>> = {};
    const advance = (rendition: PhotoRendition, bytes: number) => {
      sent[rendition] = bytes;
      onProgress?.(Object.values(sent).reduce((sum, one) => sum + one, 0) / total);
    };
    const stored = new Set<PhotoRendition>();
    const upload = async (rendition: PhotoRendition) => {
      await this.#upload(photoPath(photo.id, rendition), renditions[rendition], (bytes) => advance(rendition, bytes));
      stored.add(rendition);
    };
    // A rendition is stored once: where some of them failed, only those are sent again.
    const uploaded = await this.#operations.run(async () => {
      const outcomes = await Promise.allSettled(RENDITIONS.filter((one) => !stored.has(one)).map(upload));
      const failed = outcomes.find((outcome) => outcome.status === 'rejected');
      if (failed !== undefined) throw failed.reason;
    });
    if (uploaded.ok) return success(photo);
    // Another call stores the photo under another id. What was stored is emptied, which is not awaited: it may fail for the same reason.
    if (id === undefined) void Promise.allSettled(pathsOf(photo).map((path) => this.#empty(path)));
    return uploaded;
  }

  addressOf(photo: Photo, rendition: PhotoRendition | 'social'): string | Promise<null> {
    return addressOfPhoto(this.#configuration, photo, rendition);
  }

  async remove(photos: readonly Photo[], deletedListingId?: string): Promise<BackendResult<void>> {
    for (const owner of new Set(photos.map(({ id }) => ownerOfPhoto(id)))) {
      const own = photos.filter(({ id }) => ownerOfPhoto(id) === owner);
      const removed = owner === null ? success() : await this.#removeUnused(owner, own, deletedListingId);
      if (!removed.ok) return removed;
    }
    return success();
  }

  /** Another tab may have published the draft that this one discards, so photos of existing listings stay. */
  async #removeUnused(
    ownerId: string,
    photos: readonly Photo[],
    deletedListingId: string | undefined,
  ): Promise<BackendResult<void>> {
    const listings = await this.#listings.ownedBy(ownerId);
    if (!listings.ok) return listings;
    const shown = listings.value.filter(({ id }) => id !== deletedListingId);
    const used = new Set(shown.flatMap((listing) => listing.photos.map(({ id }) => id)));
    const paths = photos.filter(({ id }) => !used.has(id)).flatMap(pathsOf);
    return this.#operations.run(async () => {
      await Promise.all(paths.map((path) => this.#empty(path)));
    });
  }

  async #upload(path: string, { bytes, type }: EncodedPicture, onProgress: (bytes: number) => void): Promise<void> {
    const file = ref(this.#storage, path);
    const task = uploadBytesResumable(file, bytes, { contentType: type, cacheControl: cacheControls.served });
    const uploaded = new Promise<void>((resolve, reject) => {
      task.on(
        'state_changed',
        ({ bytesTransferred }) => onProgress(bytesTransferred),
        reject,
        () => resolve(),
      );
    });
    try {
      await uploaded;
    } catch (error) {
      // The rules refuse to overwrite a picture: one that is there has been stored by an earlier call.
      if (errorKindOf(error) !== 'permission-denied' || !(await isStored(file))) throw error;
      onProgress(bytes.length);
    }
  }

  /** An empty file keeps another picture from being stored under the id. */
  async #empty(path: string): Promise<void> {
    await uploadBytes(ref(this.#storage, path), new Uint8Array(), { contentType: 'image/webp' });
  }
}

/** The rules refuse to read an emptied picture. */
async function isStored(file: StorageReference): Promise<boolean> {
  return getMetadata(file).then(
    () => true,
    () => false,
  );
}

function pathsOf({ id }: Photo): readonly string[] {
  return RENDITIONS.map((rendition) => photoPath(id, rendition));
}
