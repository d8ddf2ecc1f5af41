import type { SearchCriteria } from '../../domain/search/criteria/SearchCriteria';
import type { Instant } from '../../domain/shared/Instant';
import { success } from '../../domain/shared/Result';
import type { ListingSearch } from '../search/ListingSearch';
import type { BackendResult } from '../shared/BackendResult';

/** The interface says « plus de 20 » beyond. */
export const MOST_NEW_COUNTED = 20;

/**
 * Counts the listings of a search that were published after an instant. It first reads the newest listing only, which
 * is enough while there is nothing new.
 */
export class CountNewListings {
  readonly #search: ListingSearch;

  constructor(search: ListingSearch) {
    this.#search = search;
  }

  /** Returns at most `MOST_NEW_COUNTED` + 1; listings of hidden sellers are not counted. */
  async execute(
    criteria: SearchCriteria,
    since: Instant,
    isHidden: (ownerId: string) => boolean,
  ): Promise<BackendResult<number>> {
    const newest = await this.#count(criteria, since, isHidden, 1);
    if (!newest.ok || newest.value.isAll) return newest.ok ? success(newest.value.count) : newest;
    const counted = await this.#count(criteria, since, isHidden, MOST_NEW_COUNTED + 1);
    return counted.ok ? success(counted.value.count) : counted;
  }

  async #count(criteria: SearchCriteria, since: Instant, isHidden: (ownerId: string) => boolean, limit: number) {
    const found = await this.#search.search({ criteria: { ...criteria, sort: 'date' }, limit });
    if (!found.ok) return found;
    const fresh = found.value.hits.filter(({ listing }) => listing.publishedAt > since);
    const count = fresh.filter(({ listing }) => !isHidden(listing.ownerId)).length;
    return success({ count, isAll: fresh.length < limit });
  }
}
