import { MAXIMUM_RECENT_SEARCHES } from '../searchConstants';

/**
 * Newest first, at most 8, equal queries counted once whatever their case (specification §5). A blank query changes
 * nothing.
 */
export function withRecentSearch(searches: readonly string[], query: string): readonly string[] {
  const trimmed = query.trim();
  if (trimmed === '') return searches;
  const others = searches.filter((search) => search.toLocaleLowerCase('fr') !== trimmed.toLocaleLowerCase('fr'));
  return [trimmed, ...others].slice(0, MAXIMUM_RECENT_SEARCHES);
}
