import type {
  PhotoRendition,
  PhotoRepository,
  PreparedPhoto,
  StoreOptions,
} from '../../../application/listings/PhotoRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Photo } from '../../../domain/listings/Photo';
import type { FirebaseConfiguration } from '../connection/FirebaseConfiguration';
import { lazyCall } from './lazyCall';
import type { Lazy } from './lazySubscribe';
import { addressOfPhoto } from '../connection/photoAddress';

/** Stands in for the photos until Firebase has come; their addresses are known without it. */
export class LazyPhotoRepository implements PhotoRepository {
  readonly #lazy: Lazy<PhotoRepository>;
  readonly #configuration: FirebaseConfiguration;

  constructor(lazy: Lazy<PhotoRepository>, configuration: FirebaseConfiguration) {
    this.#lazy = lazy;
    this.#configuration = configuration;
  }

  store(ownerId: string, photo: PreparedPhoto, options?: StoreOptions): Promise<BackendResult<Photo>> {
    return lazyCall(this.#lazy, (photos) => photos.store(ownerId, photo, options));
  }

  addressOf(photo: Photo, rendition: PhotoRendition | 'social'): string | Promise<null> {
    return addressOfPhoto(this.#configuration, photo, rendition);
  }

  remove(photos: readonly Photo[], deletedListingId?: string): Promise<BackendResult<void>> {
    return lazyCall(this.#lazy, (repository) => repository.remove(photos, deletedListingId));
  }
}
