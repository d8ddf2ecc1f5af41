import type { ListingCard } from '../../domain/listings/Listing';
import type { SearchCriteria } from '../../domain/search/criteria/SearchCriteria';
import type { Instant } from '../../domain/shared/Instant';
import { success } from '../../domain/shared/Result';
import type { ListingSearch } from '../search/ListingSearch';
import type { BackendResult } from '../shared/BackendResult';

/** The interface says « plus de 20 » beyond. */
export const MOST_NEW_COUNTED = 20;

/**
 * The listings of a search that were published after an instant, the newest first, without those of hidden sellers; at most
 * `MOST_NEW_COUNTED` + 1. It first reads the newest listing only, which is enough while there is nothing new.
 */
export async function findNewListings(
  search: Pick<ListingSearch, 'search'>,
  criteria: SearchCriteria,
  since: Instant,
  isHidden: (ownerId: string) => boolean,
): Promise<BackendResult<readonly ListingCard[]>> {
  const freshOf = async (limit: number): Promise<BackendResult<readonly ListingCard[]>> => {
    const found = await search.search({ criteria: { ...criteria, sort: 'date' }, limit });
    if (!found.ok) return found;
    return success(found.value.hits.map(({ listing }) => listing).filter(({ publishedAt }) => publishedAt > since));
  };
  const newest = await freshOf(1);
  if (!newest.ok || newest.value.length === 0) return newest;
  const fresh = await freshOf(MOST_NEW_COUNTED + 1);
  return fresh.ok ? success(fresh.value.filter(({ ownerId }) => !isHidden(ownerId))) : fresh;
}
