import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ListingRepository } from '../../../application/listings/ListingRepository';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Clock } from '../../../application/shared/Clock';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { canBeEdited } from '../../../domain/listings/draft/editListing';
import type { Listing } from '../../../domain/listings/Listing';
import { followPerson, nothingToStop } from '../../shared/session/followPerson';
import type { SessionViewModel } from '../../shared/session/SessionViewModel';
import type { PostListingViewModel } from './PostListingViewModel';

/**
 * Loads the listing that its owner wants to edit, and opens the form on its first version. Later versions do not change the form:
 * saving detects the conflict.
 */
export class EditListingViewModel {
  /** `frozen`: a listing in this state cannot be edited. */
  status: 'loading' | 'ready' | 'missing' | 'frozen' | BackendFailure = 'loading';
  listing: Listing | null = null;
  attempt = 0;
  readonly posting: PostListingViewModel;
  readonly #session: SessionViewModel;
  readonly #listings: ListingRepository;
  readonly #clock: Clock;
  #closeForm: Unsubscribe = () => undefined;

  constructor(session: SessionViewModel, listings: ListingRepository, posting: PostListingViewModel, clock: Clock) {
    this.#session = session;
    this.#listings = listings;
    this.posting = posting;
    this.#clock = clock;
    makeAutoObservable(this, { listing: observableRef, posting: false }, { autoBind: true });
  }

  get session(): SessionViewModel['status'] {
    return this.#session.status;
  }

  start(id: string): Unsubscribe {
    const stop = followPerson(this.#session, (ownerId) => {
      this.#closeForm();
      runInAction(() => {
        this.status = 'loading';
      });
      return ownerId === null ? nothingToStop : this.#listings.subscribe(id, (listing) => this.#show(listing, ownerId));
    });
    return () => {
      stop();
      this.#closeForm();
    };
  }

  retry(): void {
    this.attempt += 1;
  }

  #show(listing: BackendResult<Listing | null>, ownerId: string): void {
    runInAction(() => {
      if (this.status === 'ready') this.#updateEdited(listing);
      else if (!listing.ok) this.status = listing.failure;
      else if (listing.value === null || listing.value.ownerId !== ownerId) this.status = 'missing';
      else if (!canBeEdited(listing.value, this.#clock.now())) this.status = 'frozen';
      else this.#open(listing.value);
    });
  }

  #open(listing: Listing): void {
    this.listing = listing;
    this.#closeForm = this.posting.start(listing);
    this.status = 'ready';
  }

  #updateEdited(listing: BackendResult<Listing | null>): void {
    if (listing.ok && listing.value !== null) this.posting.updateEdited(listing.value);
  }
}
