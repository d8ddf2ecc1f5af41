import { makeAutoObservable, observableRef } from 'mobx';
import type { CommuneDirectory } from '../../application/listings/CommuneDirectory';
import type { ListingSearch, SearchResults } from '../../application/search/ListingSearch';
import type { Unsubscribe } from '../../application/shared/Unsubscribe';
import type { ListingCard } from '../../domain/listings/Listing';
import { locationOf } from '../../domain/listings/place/Commune';
import type { SearchCircle } from '../../domain/map/areaInFrame';
import type { PlaceFilter, SearchCriteria } from '../../domain/search/criteria/SearchCriteria';

/** What the list beside the map shows. */
export interface FollowedAnswer {
  readonly criteria: SearchCriteria;
  readonly results: SearchResults;
}

/** The most listings on a map. */
const MOST = 5000;

/** Which listings the map of a search shows. */
export class ResultsMapViewModel {
  /** Null until they are known. */
  cards: readonly ListingCard[] | null = null;
  /** The search that they answer. */
  criteria: SearchCriteria | null = null;
  total = 0;
  isCapped = false;
  /** False while listings are still being brought in. */
  isComplete = false;
  /** The area that was asked for last could not be given a place. */
  hasNoPlace = false;
  readonly #search: ListingSearch;
  readonly #communes: Pick<CommuneDirectory, 'nearest'>;
  #followed: FollowedAnswer | null = null;

  constructor(search: ListingSearch, communes: Pick<CommuneDirectory, 'nearest'>) {
    this.#search = search;
    this.#communes = communes;
    makeAutoObservable(this, { cards: observableRef, criteria: observableRef }, { autoBind: true });
  }

  /** Keeps the map as fresh as the listings: those beyond the list change without it. */
  start(): Unsubscribe {
    if (!this.#search.providesCounts) return () => undefined;
    return this.#search.subscribeToChanges(() => {
      if (this.#followed !== null) void this.follow(this.#followed);
    });
  }

  /**
   * Shows all that the search finds where all listings are at hand, which is where choices are counted; elsewhere each listing costs
   * a read, and the map shows what the list shows.
   */
  async follow(answer: FollowedAnswer): Promise<void> {
    const followed = { ...answer };
    this.#followed = followed;
    const { criteria, results } = followed;
    if (!this.#search.providesCounts || results.hits.length >= results.total) return this.show(criteria, results);
    const all = await this.#search.search({ criteria, limit: MOST });
    if (this.#followed === followed) this.show(criteria, all.ok ? all.value : results);
  }

  /** The place of a search within a circle, named after the commune nearest to its centre; null without the list of communes. */
  async placeWithin(circle: SearchCircle): Promise<PlaceFilter | null> {
    const commune = await this.#communes.nearest(circle);
    this.setHasNoPlace(!commune.ok);
    return commune.ok ? { ...locationOf(commune.value), ...circle } : null;
  }

  setHasNoPlace(hasNoPlace: boolean): void {
    this.hasNoPlace = hasNoPlace;
  }

  show(criteria: SearchCriteria, { hits, total, totalIsCapped, complete }: SearchResults): void {
    this.criteria = criteria;
    this.cards = hits.map(({ listing }) => listing);
    this.total = total;
    this.isCapped = totalIsCapped === true;
    this.isComplete = complete;
  }
}
