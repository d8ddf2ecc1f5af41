import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ProfileRepository } from '../../../application/account/ProfileRepository';
import type { ListingRepository } from '../../../application/listings/ListingRepository';
import type { ReviewRepository } from '../../../application/reviews/ReviewRepository';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { PublicProfile } from '../../../domain/account/PublicProfile';
import type { ListingCard } from '../../../domain/listings/Listing';
import { DealCountsViewModel } from '../../reviews/DealCountsViewModel';
import { PersonReviewsViewModel } from '../../reviews/PersonReviewsViewModel';

export const LISTINGS_AT_ONCE = 24;

/** The public profile of a person, their online listings, and what others say of them. */
export class PublicProfileViewModel {
  profile: PublicProfile | null = null;
  status: 'loading' | 'ready' | 'missing' | BackendFailure = 'loading';
  listings: readonly ListingCard[] = [];
  listingsStatus: 'loading' | 'ready' | BackendFailure = 'loading';
  limit = LISTINGS_AT_ONCE;
  attempt = 0;
  readonly reviews: PersonReviewsViewModel;
  readonly deals: DealCountsViewModel;
  readonly #profiles: ProfileRepository;
  readonly #listings: ListingRepository;

  constructor(
    profiles: ProfileRepository,
    listings: ListingRepository,
    reviews: Pick<ReviewRepository, 'about' | 'answer' | 'dealCountsOf'>,
  ) {
    this.#profiles = profiles;
    this.#listings = listings;
    this.reviews = new PersonReviewsViewModel(reviews);
    this.deals = new DealCountsViewModel(reviews);
    makeAutoObservable(
      this,
      { profile: observableRef, listings: observableRef, reviews: false, deals: false },
      { autoBind: true },
    );
  }

  get canShowMore(): boolean {
    return this.listings.length >= this.limit;
  }

  start(uid: string): Unsubscribe {
    this.open(uid);
    return this.#profiles.subscribe(uid, this.show);
  }

  startListings(uid: string, limit: number): Unsubscribe {
    return this.#listings.subscribeToNewest({ ownerId: uid }, limit, (result) =>
      runInAction(() => this.#showListings(result)),
    );
  }

  open(uid: string): void {
    if (this.profile?.uid === uid) return;
    this.profile = null;
    this.status = 'loading';
    this.listings = [];
    this.listingsStatus = 'loading';
    this.limit = LISTINGS_AT_ONCE;
  }

  show(result: BackendResult<PublicProfile | null>): void {
    if (result.ok) {
      this.profile = result.value;
      this.status = result.value === null ? 'missing' : 'ready';
    } else if (this.profile === null) {
      this.status = result.failure;
    }
  }

  #showListings(result: BackendResult<readonly ListingCard[]>): void {
    this.listingsStatus = result.ok ? 'ready' : result.failure;
    if (result.ok) this.listings = result.value;
  }

  showMore(): void {
    this.limit += LISTINGS_AT_ONCE;
  }

  retry(): void {
    this.status = this.profile === null ? 'loading' : 'ready';
    this.listingsStatus = 'loading';
    this.attempt += 1;
  }
}
