import type { ListingFeed } from '../../../application/listings/ListingRepository';
import type { Instant } from '../../../domain/shared/Instant';
import { dayOf } from './cardDays';
import { facet } from './facetNames';

/** What a card says to stand on a shelf now: a map of its document, and a key of that map. */
export function shelfTerms(
  { family, categoryId }: ListingFeed,
  now: Instant,
): readonly (readonly [map: string, term: string])[] {
  return [
    ['alive', dayOf(now)],
    ...(family === undefined ? [] : [['facets', facet.family(family)] as const]),
    ...(categoryId === undefined ? [] : [['facets', facet.category(categoryId)] as const]),
  ];
}
