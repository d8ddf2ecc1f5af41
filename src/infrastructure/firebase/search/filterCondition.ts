import { findCategory } from '../../../domain/listings/catalogue/categories';
import { isCounted, isMeasured } from '../../../domain/search/matching/fieldValues';
import { asksNothing } from '../../../domain/search/matching/matchesFilters';
import { searchAreaOf } from '../../../domain/search/matching/searchArea';
import type { FieldFilter, SearchCriteria } from '../../../domain/search/criteria/SearchCriteria';
import type { Instant } from '../../../domain/shared/Instant';
import { dayKey, facet, monthKey } from '../cards/cardKeys';
import type { CardFlag } from '../cards/cardFlags';
import { type CardCondition, condition, type Conjunction } from './CardQuery';
import { numericRangeOf, priceRange } from '../cards/numericRanges';
import { rangeAlternatives } from './rangeAlternatives';

/** All criteria but the words and `hideReserved`. A listing that expired since midnight (UTC) still meets it. */
export function filterCondition(criteria: SearchCriteria, now: Instant): CardCondition {
  const { price, place } = criteria;
  const isPriced = price.minimum !== undefined || price.maximum !== undefined;
  const all: Conjunction = [
    { map: 'alive', key: dayKey(now) },
    ...facetsOf(criteria, now).map(facetFlag),
    ...(place === undefined ? [] : [{ map: 'cells', key: searchAreaOf(place).key } as const]),
  ];
  return condition(all, [...(isPriced ? [rangeAlternatives(price, priceRange)] : []), ...fieldGroups(criteria)]);
}

function facetsOf(
  { family, categoryId, kind, seller, seniority, giftOnly, withPhoto, delivery }: SearchCriteria,
  now: Instant,
): readonly string[] {
  return [
    ...(categoryId === undefined ? [] : [facet.category(categoryId)]),
    ...(family === undefined || categoryId !== undefined ? [] : [facet.family(family)]),
    ...(kind === undefined ? [] : [facet.kind(kind)]),
    ...(seller === undefined ? [] : [facet.seller(seller)]),
    ...(seniority === undefined ? [] : [facet.seniority(seniority, monthKey(now))]),
    ...(giftOnly ? [facet.gift] : []),
    ...(withPhoto ? [facet.photo] : []),
    ...(delivery ? [facet.delivery] : []),
  ];
}

function fieldGroups({ categoryId, fields }: SearchCriteria): readonly (readonly Conjunction[])[] {
  if (categoryId === undefined) return [];
  return Object.entries(fields)
    .filter(([, filter]) => !asksNothing(filter))
    .map(([id, filter]) => fieldAlternatives(categoryId, id, filter));
}

/** Empty when the category has no such field. */
function fieldAlternatives(categoryId: string, id: string, filter: FieldFilter): readonly Conjunction[] {
  const field = findCategory(categoryId)?.fields.find((one) => one.id === id && one.filter === true);
  if (field === undefined) return [];
  switch (filter.kind) {
    case 'any-of':
      return isCounted(field)
        ? [...new Set(filter.values.map((value) => facet.field(id, value)))].map((key) => [facetFlag(key)])
        : [];
    case 'range':
      return isMeasured(field) ? rangeAlternatives(filter, numericRangeOf(field)) : [];
    case 'set':
      return [[facetFlag(facet.field(id, true))]];
  }
}

export function facetFlag(key: string): CardFlag {
  return { map: 'facets', key };
}
