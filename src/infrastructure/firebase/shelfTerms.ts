import { FieldPath } from 'firebase/firestore';
import type { ListingShelf } from '../../application/listings/ListingRepository';
import type { Instant } from '../../domain/shared/Instant';
import { categoryTerm, dayTerm, familyTerm } from './cardTerms';

/** What a card says to stand on a shelf now. */
export function shelfTerms({ family, categoryId }: ListingShelf, now: Instant): FieldPath[] {
  return [
    new FieldPath('alive', dayTerm(now)),
    ...(family === undefined ? [] : [new FieldPath('facets', familyTerm(family))]),
    ...(categoryId === undefined ? [] : [new FieldPath('facets', categoryTerm(categoryId))]),
  ];
}
