import type { SearchCriteria } from '../../domain/search/criteria/SearchCriteria';
import type { Instant } from '../../domain/shared/Instant';
import { success } from '../../domain/shared/Result';
import type { ListingSearch } from '../search/ListingSearch';
import type { BackendResult } from '../shared/BackendResult';
import { findNewListings } from './findNewListings';

/** Counts the listings of a search that were published after an instant. */
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
    const found = await findNewListings(this.#search, criteria, since, isHidden);
    return found.ok ? success(found.value.length) : found;
  }
}
