import type { Listing } from '../../domain/listings/Listing';
import type { Photo } from '../../domain/listings/Photo';
import {
  isTransitionRefusal,
  transitionListing,
  type TransitionRefusal,
} from '../../domain/listings/lifecycle/transitionListing';
import { failure, type Result } from '../../domain/shared/Result';
import type { TimedFailure } from '../shared/BackendFailure';
import type { Clock } from '../shared/Clock';
import type { ListingBuyers } from './ListingBuyers';
import type { ListingRepository } from './ListingRepository';
import type { PhotoRepository } from './PhotoRepository';
import type { PostingDrafts } from './PostingDrafts';

export type DeleteListingFailure =
  | TransitionRefusal
  | 'missing'
  | TimedFailure
  /** The listing is still there, but some of its photos may be gone: to be called again. */
  | { readonly kind: 'unfinished'; readonly reason: TimedFailure };

/**
 * Deletes a listing for its owner, with its photos and the record of its buyer, unless that is a counted sale. The photos go first,
 * since nothing names them once the listing is deleted; another call continues an interrupted deletion.
 */
export class DeleteListing {
  readonly #listings: Pick<ListingRepository, 'change'>;
  readonly #photos: Pick<PhotoRepository, 'remove'>;
  readonly #buyers: Pick<ListingBuyers, 'release'>;
  readonly #drafts: Pick<PostingDrafts, 'allOf'>;
  readonly #clock: Clock;

  constructor(
    listings: Pick<ListingRepository, 'change'>,
    photos: Pick<PhotoRepository, 'remove'>,
    buyers: Pick<ListingBuyers, 'release'>,
    drafts: Pick<PostingDrafts, 'allOf'>,
    clock: Clock,
  ) {
    this.#listings = listings;
    this.#photos = photos;
    this.#buyers = buyers;
    this.#drafts = drafts;
    this.#clock = clock;
  }

  async execute(listingId: string): Promise<Result<Listing, DeleteListingFailure>> {
    const released = await this.#buyers.release(listingId);
    return released.ok ? this.#delete(listingId, new Set()) : released;
  }

  /** Another tab may add photos after their removal: those are removed then. */
  async #delete(listingId: string, removed: ReadonlySet<string>): Promise<Result<Listing, DeleteListingFailure>> {
    let ownerId = '';
    let left: readonly Photo[] = [];
    const deleted = await this.#listings.change(
      listingId,
      (listing): Result<Listing, TransitionRefusal | 'photos-left'> => {
        const next = transitionListing(listing, 'delete', this.#clock.now());
        ownerId = listing.ownerId;
        left = listing.photos.filter(({ id }) => !removed.has(id));
        return next.ok && left.length > 0 ? failure('photos-left') : next;
      },
    );
    if (deleted.ok) return deleted;
    // Neither the quota nor the rate refuses a deletion.
    const isPossible = typeof deleted.failure === 'string' && deleted.failure !== 'quota-reached';
    const reason = isPossible ? deleted.failure : 'unknown';
    if (reason === 'photos-left') {
      const gone = await this.#photos.remove(this.#withoutDrafted(left, ownerId, listingId), listingId);
      return gone.ok
        ? this.#delete(listingId, new Set([...removed, ...left.map(({ id }) => id)]))
        : failure({ kind: 'unfinished', reason: gone.failure });
    }
    if (removed.size === 0 || reason === 'missing' || isTransitionRefusal(reason)) return failure(reason);
    return failure({ kind: 'unfinished', reason });
  }

  /** A copy of the listing that is not published yet has the same photos. */
  #withoutDrafted(photos: readonly Photo[], ownerId: string, listingId: string): readonly Photo[] {
    const copies = this.#drafts.allOf(ownerId).filter(({ id }) => id !== listingId);
    const drafted = new Set(copies.flatMap((draft) => draft.photos.map(({ id }) => id)));
    return photos.filter(({ id }) => !drafted.has(id));
  }
}
