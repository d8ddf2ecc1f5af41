import { findCategory } from '../../domain/listings/categories';
import type { Listing } from '../../domain/listings/Listing';
import { DAY, type Instant } from '../../domain/shared/Instant';

type Terms = Readonly<Record<string, true>>;

/** What queries ask of a card: sets, kept as maps to `true` so that equality filters merge (docs/decisions/010). */
export function cardTerms(listing: Listing): Readonly<Record<'words' | 'starts' | 'near' | 'facets' | 'numbers' | 'alive' | 'cells', Terms>> {
  const family = findCategory(listing.categoryId)?.family ?? '';
  return {
    words: {}, starts: {}, near: {}, numbers: {}, cells: {},
    facets: termsOf([familyTerm(family), categoryTerm(listing.categoryId)]),
    alive: termsOf(daysOf(listing)),
  };
}

export function familyTerm(family: string): string {
  return `f_${family}`;
}

export function categoryTerm(categoryId: string): string {
  return `c_${categoryId}`;
}

/** The day (UTC) that a moment belongs to. */
export function dayTerm(moment: Instant): string {
  return `d${Math.floor(moment / DAY)}`;
}

function daysOf({ publishedAt, expiresAt }: Listing): string[] {
  const days: string[] = [];
  for (let day = Math.floor(publishedAt / DAY) * DAY; day < expiresAt; day += DAY) days.push(dayTerm(day));
  return days;
}

function termsOf(terms: readonly string[]): Terms {
  return Object.fromEntries(terms.map((term) => [term, true]));
}
