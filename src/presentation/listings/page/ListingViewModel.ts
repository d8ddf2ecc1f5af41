import { makeAutoObservable, observableRef } from 'mobx';
import type { Listing } from '../../../domain/listings/Listing';
import { distanceInKilometres, type Location } from '../../../domain/listings/place/Location';
import { priceInEuros, type Price } from '../../../domain/listings/Price';
import { noCriteria, type SearchCriteria } from '../../../domain/search/criteria/SearchCriteria';
import type { CountListingView } from '../../../application/listings/CountListingView';
import type { ChosenPlace } from '../../../application/listings/ChosenPlace';
import type { ListingRepository } from '../../../application/listings/ListingRepository';
import type { ListingSearch, SearchHit } from '../../../application/search/ListingSearch';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';

const SIMILAR_SHOWN = 4;
const SIMILAR_CANDIDATES = 40;

/** A listing as it is at this moment, and others like it. */
export class ListingViewModel {
  listing: Listing | null = null;
  status: 'loading' | 'ready' | 'missing' | BackendFailure = 'loading';
  similar: readonly SearchHit[] = [];
  attempt = 0;
  /** Where distances are counted from, when the person has said it. */
  readonly place: Location | null;
  readonly #listings: ListingRepository;
  readonly #search: ListingSearch;
  readonly #countView: CountListingView;
  #similarTo = '';

  constructor(listings: ListingRepository, search: ListingSearch, chosen: ChosenPlace, countView: CountListingView) {
    this.#listings = listings;
    this.#search = search;
    this.#countView = countView;
    this.place = chosen.current();
    makeAutoObservable(
      this,
      { listing: observableRef, similar: observableRef, place: observableRef },
      { autoBind: true },
    );
  }

  get distanceKm(): number | null {
    return this.place === null || this.listing === null
      ? null
      : distanceInKilometres(this.place, this.listing.location);
  }

  start(id: string): Unsubscribe {
    this.open(id);
    const stopSearching = this.#search.subscribeToChanges(() => {
      if (this.listing !== null && this.similar.length < SIMILAR_SHOWN) void this.findSimilar(this.listing);
    });
    const unsubscribe = this.#listings.subscribe(id, (listing) => this.show(listing));
    return () => {
      stopSearching();
      unsubscribe();
    };
  }

  open(id: string): void {
    if (this.listing?.id === id) return;
    this.listing = null;
    this.similar = [];
    this.status = 'loading';
  }

  show(listing: BackendResult<Listing | null>): void {
    if (!listing.ok) this.status = listing.failure;
    else if (listing.value === null) this.lose();
    else this.present(listing.value);
  }

  /** Somebody (`null`: a visitor) has opened the page and finds the listing there. */
  countView(listing: Listing, viewerId: string | null): void {
    void this.#countView.execute(listing, viewerId);
  }

  lose(): void {
    this.listing = null;
    this.status = 'missing';
  }

  present(listing: Listing): void {
    this.listing = listing;
    this.status = 'ready';
    if (this.#similarTo !== listing.id) void this.findSimilar(listing);
  }

  /** Of the same category at about the same price; when these are too few, those whose price comes closest. */
  async findSimilar(listing: Listing): Promise<void> {
    this.#similarTo = listing.id;
    const close = await this.findOthers(listing, aboutTheSamePrice(listing), SIMILAR_SHOWN + 1);
    const found = close.length < SIMILAR_SHOWN ? await this.findOthers(listing, {}, SIMILAR_CANDIDATES) : close;
    if (this.#similarTo === listing.id) this.showSimilar(found.toSorted(byPriceCloseTo(listing)));
  }

  async findOthers(
    { id, categoryId, kind }: Listing,
    price: SearchCriteria['price'],
    limit: number,
  ): Promise<readonly SearchHit[]> {
    const results = await this.#search.search({ criteria: { ...noCriteria, categoryId, kind, price }, limit });
    return results.ok ? results.value.hits.filter((hit) => hit.listing.id !== id) : [];
  }

  showSimilar(hits: readonly SearchHit[]): void {
    this.similar = hits.slice(0, SIMILAR_SHOWN);
  }

  retry(): void {
    this.status = 'loading';
    this.attempt += 1;
  }
}

function aboutTheSamePrice({ price }: Listing): SearchCriteria['price'] {
  const euros = priceInEuros(price);
  return euros === null || euros === 0 ? {} : { minimum: Math.floor(euros * 0.6), maximum: Math.ceil(euros * 1.6) };
}

/** Half as much is as far as twice as much. */
function byPriceCloseTo(listing: Listing): (one: SearchHit, other: SearchHit) => number {
  const wanted = magnitude(listing.price);
  const distance = ({ listing: { price } }: SearchHit) => Math.abs(magnitude(price) - wanted);
  return (one, other) => distance(one) - distance(other);
}

function magnitude(price: Price): number {
  return Math.log((priceInEuros(price) ?? 0) + 1);
}
