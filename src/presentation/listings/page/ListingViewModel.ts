import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Listing, ListingCard } from '../../../domain/listings/Listing';
import { distanceInKilometres } from '../../../domain/listings/place/distance';
import type { Location } from '../../../domain/listings/place/Location';
import { bySimilarityTo, similarSearches } from '../../../domain/search/similar/similarListings';
import type { CountListingView } from '../../../application/listings/CountListingView';
import type { ChosenPlace } from '../../../application/listings/ChosenPlace';
import type { ListingRepository } from '../../../application/listings/ListingRepository';
import type { ListingSearch } from '../../../application/search/ListingSearch';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';

const SIMILAR_SHOWN = 4;
/** Of each search. */
const SIMILAR_CANDIDATES = 24;

/** A listing, always up to date, and similar ones. */
export class ListingViewModel {
  listing: Listing | null = null;
  status: 'loading' | 'ready' | 'missing' | BackendFailure = 'loading';
  /** The most similar one first. */
  similar: readonly ListingCard[] = [];
  /** Whether the search has found fewer similar listings than there is room for. */
  lacksSimilar = false;
  attempt = 0;
  /** The place that distances are measured from; null when the person has chosen none. */
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
    if (this.listing?.id !== id) {
      this.listing = null;
      this.similar = [];
      this.lacksSimilar = false;
      this.status = 'loading';
    }
    const stopSearching = this.#searchAgainWhileLacking();
    const unsubscribe = this.#listings.subscribe(id, (listing) => this.#show(listing));
    return () => {
      stopSearching();
      unsubscribe();
    };
  }

  /** Counts a view of the page; `viewerId` is null for a guest. */
  countView(listing: Listing, viewerId: string | null): void {
    void this.#countView.execute(listing, viewerId);
  }

  retry(): void {
    this.status = 'loading';
    this.attempt += 1;
  }

  #show(result: BackendResult<Listing | null>): void {
    runInAction(() => {
      if (!result.ok) {
        this.status = result.failure;
        return;
      }
      this.listing = result.value;
      this.status = result.value === null ? 'missing' : 'ready';
    });
    if (result.ok && result.value !== null && this.#similarTo !== result.value.id) void this.#findSimilar(result.value);
  }

  async #findSimilar(listing: Listing): Promise<void> {
    this.#similarTo = listing.id;
    const found = new Map<string, ListingCard>();
    for (const criteria of similarSearches(listing)) {
      const results = await this.#search.search({ criteria, limit: SIMILAR_CANDIDATES });
      if (results.ok) for (const { listing: card } of results.value.hits) found.set(card.id, card);
      found.delete(listing.id);
      if (found.size >= SIMILAR_SHOWN) break;
    }
    if (this.#similarTo !== listing.id) return;
    runInAction(() => {
      this.similar = [...found.values()].toSorted(bySimilarityTo(listing)).slice(0, SIMILAR_SHOWN);
      this.lacksSimilar = this.similar.length < SIMILAR_SHOWN;
    });
  }

  /** Watching for changes makes the backend ready to search, which a page that was rendered with enough similar listings does without. */
  #searchAgainWhileLacking(): Unsubscribe {
    let stopWatching: Unsubscribe | undefined;
    const stopReaction = reaction(
      () => this.lacksSimilar,
      (lacksSimilar) => {
        stopWatching?.();
        stopWatching = lacksSimilar ? this.#search.subscribeToChanges(() => this.#searchAgain()) : undefined;
      },
      { fireImmediately: true },
    );
    return () => {
      stopReaction();
      stopWatching?.();
    };
  }

  #searchAgain(): void {
    if (this.listing !== null) void this.#findSimilar(this.listing);
  }
}
