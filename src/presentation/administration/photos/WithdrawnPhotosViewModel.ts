import { makeAutoObservable, runInAction } from 'mobx';
import type { ListingRepository } from '../../../application/listings/ListingRepository';
import type { EncodedPicture, PhotoRendition } from '../../../application/listings/PhotoRepository';
import type { WithdrawnPhotos } from '../../../application/moderation/WithdrawnPhotos';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import { firstEmission } from '../../../application/shared/firstEmission';
import type { Listing } from '../../../domain/listings/Listing';
import type { Photo } from '../../../domain/listings/Photo';
import { storedPhotosOf, type PhotoService } from '../../../domain/moderation/photoService';

type ListingPhotos = Pick<Listing, 'id' | 'photos'>;

/** Withdraws the photos of removed listings and serves them again. One for the whole site: it goes on while the admin does. */
export class WithdrawnPhotosViewModel {
  /** Whose photos are shown; null: none yet. */
  listingId: string | null = null;
  /** How many of them are not as wanted; null until it is known. */
  left: number | null = null;
  failure: BackendFailure | null = null;
  /** The listings whose photos are being changed. */
  readonly changing = new Set<string>();
  #counts = 0;
  readonly #photos: WithdrawnPhotos;
  readonly #listings: Pick<ListingRepository, 'subscribe'>;

  constructor(photos: WithdrawnPhotos, listings: Pick<ListingRepository, 'subscribe'>) {
    this.#photos = photos;
    this.#listings = listings;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isChanging(): boolean {
    return this.listingId !== null && this.changing.has(this.listingId);
  }

  /** Shows this listing, and counts the photos that are not as wanted. */
  async load(listing: ListingPhotos, wanted: PhotoService): Promise<void> {
    if (listing.id !== this.listingId) this.left = null;
    this.listingId = listing.id;
    this.failure = null;
    await this.#count(listing, wanted);
  }

  /** An interrupted change begins again with those that are left. */
  change(listing: ListingPhotos, wanted: PhotoService): Promise<void> {
    return this.#markChanging(listing.id, () => this.#change(listing, wanted));
  }

  /** Serves the photos of a listing whose removal was overturned, unless it stays offline, by another decision for example. */
  restore(listingId: string): Promise<void> {
    return this.#markChanging(listingId, async () => {
      const listing = await this.#read(listingId);
      if (listing === null || listing.state === 'refused' || listing.state === 'in-review') return;
      await this.#change(listing, 'served');
    });
  }

  /** See `WithdrawnPhotos`. */
  read(photo: Photo, rendition: PhotoRendition): Promise<EncodedPicture | null> {
    return this.#photos.read(photo, rendition);
  }

  async #markChanging(listingId: string, work: () => Promise<void>): Promise<void> {
    if (this.changing.has(listingId)) return;
    if (listingId === this.listingId) this.failure = null;
    this.changing.add(listingId);
    await work();
    runInAction(() => this.changing.delete(listingId));
  }

  async #change(listing: ListingPhotos, wanted: PhotoService): Promise<void> {
    const changed = await this.#photos.change(storedPhotosOf(listing), wanted);
    if (listing.id !== this.listingId) return;
    if (changed.ok) await this.#count(listing, wanted);
    else runInAction(() => (this.failure = changed.failure));
  }

  /** The latest count is shown. */
  async #count(listing: ListingPhotos, wanted: PhotoService): Promise<void> {
    const count = ++this.#counts;
    const counted = await this.#photos.countLeft(storedPhotosOf(listing), wanted);
    runInAction(() => {
      if (count !== this.#counts) return;
      if (counted.ok) this.left = counted.value;
      else this.failure = counted.failure;
    });
  }

  async #read(listingId: string): Promise<Listing | null> {
    const listing = await firstEmission(this.#listings.subscribe.bind(this.#listings), listingId);
    return listing.ok ? listing.value : null;
  }
}
