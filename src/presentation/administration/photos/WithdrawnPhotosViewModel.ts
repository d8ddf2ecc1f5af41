import { makeAutoObservable, runInAction } from 'mobx';
import type { ListingRepository } from '../../../application/listings/ListingRepository';
import type { EncodedPicture, PhotoRendition } from '../../../application/listings/PhotoRepository';
import type { WithdrawnPhotos } from '../../../application/moderation/WithdrawnPhotos';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { Listing } from '../../../domain/listings/Listing';
import type { Photo } from '../../../domain/listings/Photo';
import { storedPhotosOf, type PhotoService } from '../../../domain/moderation/photoService';

type ListingPhotos = Pick<Listing, 'id' | 'photos'>;

/** Withdraws the photos of removed listings and serves them again. One for the whole site: it goes on while the admin does. */
export class WithdrawnPhotosViewModel {
  /** Whose photos; null: none yet. */
  listingId: string | null = null;
  /** How many are not as wanted; null until it is known. */
  left: number | null = null;
  isChanging = false;
  failure: BackendFailure | null = null;
  readonly #photos: WithdrawnPhotos;
  readonly #listings: Pick<ListingRepository, 'subscribe'>;

  constructor(photos: WithdrawnPhotos, listings: Pick<ListingRepository, 'subscribe'>) {
    this.#photos = photos;
    this.#listings = listings;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Counts those that are not as wanted, unless they are being changed. */
  async load(listing: ListingPhotos, wanted: PhotoService): Promise<void> {
    if (this.isChanging) return;
    this.#begin(listing);
    await this.#count(listing, wanted);
  }

  /** An interrupted change begins again with those that are left. */
  async change(listing: ListingPhotos, wanted: PhotoService): Promise<void> {
    if (this.isChanging) return;
    this.#begin(listing);
    this.isChanging = true;
    const changed = await this.#photos.change(storedPhotosOf(listing), wanted);
    if (changed.ok) await this.#count(listing, wanted);
    runInAction(() => {
      this.isChanging = false;
      if (!changed.ok) this.failure = changed.failure;
    });
  }

  /** Serves the photos of a listing whose removal was overturned, unless it stays offline, by another decision for example. */
  async restore(listingId: string): Promise<void> {
    const listing = await this.#read(listingId);
    if (listing === null || listing.state === 'refused' || listing.state === 'in-review') return;
    await this.change(listing, 'served');
  }

  /** See `WithdrawnPhotos`. */
  read(photo: Photo, rendition: PhotoRendition): Promise<EncodedPicture | null> {
    return this.#photos.read(photo, rendition);
  }

  #begin({ id }: ListingPhotos): void {
    if (id !== this.listingId) this.left = null;
    this.listingId = id;
    this.failure = null;
  }

  async #count(listing: ListingPhotos, wanted: PhotoService): Promise<void> {
    const counted = await this.#photos.countLeft(storedPhotosOf(listing), wanted);
    runInAction(() => {
      if (listing.id !== this.listingId) return;
      if (counted.ok) this.left = counted.value;
      else this.failure = counted.failure;
    });
  }

  #read(listingId: string): Promise<Listing | null> {
    return new Promise((resolve) => {
      const stop = this.#listings.subscribe(listingId, (listing) => {
        resolve(listing.ok ? listing.value : null);
        void Promise.resolve().then(() => stop());
      });
    });
  }
}
