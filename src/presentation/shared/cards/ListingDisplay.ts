import type { PhotoRendition, PhotoRepository } from '../../../application/listings/PhotoRepository';
import type { SeenListings } from '../../../application/listings/SeenListings';
import type { Clock } from '../../../application/shared/Clock';
import type { Photo } from '../../../domain/listings/Photo';
import type { Instant } from '../../../domain/shared/Instant';

/** What cards and listing pages need besides the listing: the time, the addresses of photos, and which listings were seen. */
export class ListingDisplay {
  readonly #photos: Pick<PhotoRepository, 'addressOf'>;
  readonly #seen: SeenListings;
  readonly #clock: Clock;

  constructor(photos: Pick<PhotoRepository, 'addressOf'>, seen: SeenListings, clock: Clock) {
    this.#photos = photos;
    this.#seen = seen;
    this.#clock = clock;
  }

  /** See `PhotoRepository.addressOf`; a picked file that is not stored yet has one address for all renditions. */
  addressOf(photo: Photo, rendition: PhotoRendition | 'social'): string | Promise<string | null> {
    if (photo.url?.startsWith('blob:') === true) return photo.url;
    return this.#photos.addressOf(photo, rendition);
  }

  isSeen(listingId: string): boolean {
    return this.#seen.has(listingId);
  }

  markSeen(listingId: string): void {
    this.#seen.add(listingId);
  }

  now(): Instant {
    return this.#clock.now();
  }
}
