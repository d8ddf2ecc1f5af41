import type { ListingFeed } from '../../../application/listings/ListingRepository';
import type { Instant } from '../../../domain/shared/Instant';
import { dayKey, facet } from './cardKeys';

/** What the cards of a feed have now: pairs of a map of the card document and a key that it holds. */
export function feedTerms(
  { family, categoryId }: ListingFeed,
  now: Instant,
): readonly (readonly [map: string, term: string])[] {
  return [
    ['alive', dayKey(now)],
    ...(family === undefined ? [] : [['facets', facet.family(family)] as const]),
    ...(categoryId === undefined ? [] : [['facets', facet.category(categoryId)] as const]),
  ];
}
