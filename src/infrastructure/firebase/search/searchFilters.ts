import { findCategory } from '../../../domain/listings/catalogue/categories';
import { isCounted, isMeasured } from '../../../domain/search/matching/fieldValues';
import { asksNothing } from '../../../domain/search/matching/matchesFilters';
import { searchAreaOf } from '../../../domain/search/criteria/searchArea';
import type { FieldFilter, SearchCriteria } from '../../../domain/search/criteria/SearchCriteria';
import type { Instant } from '../../../domain/shared/Instant';
import { dayOf } from '../cards/cardDays';
import type { CardFlag } from '../cards/cardFlags';
import { type CardCondition, condition, type Conjunction } from './CardQuery';
import { facet } from '../cards/facetNames';
import { measureOf, priceMeasure } from '../cards/measures';
import { waysToLieWithin } from './searchRange';

/** Everything that criteria ask but their words. A listing that ended since midnight still meets it. */
export function filterCondition(criteria: SearchCriteria, now: Instant): CardCondition {
  const { price, place } = criteria;
  const isPriced = price.minimum !== undefined || price.maximum !== undefined;
  const all: Conjunction = [
    { map: 'alive', key: dayOf(now) },
    ...facetsAskedFor(criteria).map(named),
    ...(place === undefined ? [] : [{ map: 'cells', key: searchAreaOf(place).key } as const]),
  ];
  return condition(all, [...(isPriced ? [waysToLieWithin(price, priceMeasure)] : []), ...fieldGroups(criteria)]);
}

function facetsAskedFor({
  family,
  categoryId,
  kind,
  seller,
  giftOnly,
  withPhoto,
  delivery,
}: SearchCriteria): readonly string[] {
  return [
    ...(categoryId === undefined ? [] : [facet.category(categoryId)]),
    ...(family === undefined || categoryId !== undefined ? [] : [facet.family(family)]),
    ...(kind === undefined ? [] : [facet.kind(kind)]),
    ...(seller === undefined ? [] : [facet.seller(seller)]),
    ...(giftOnly ? [facet.gift] : []),
    ...(withPhoto ? [facet.photo] : []),
    ...(delivery ? [facet.delivery] : []),
  ];
}

function fieldGroups({ categoryId, fields }: SearchCriteria): readonly (readonly Conjunction[])[] {
  if (categoryId === undefined) return [];
  return Object.entries(fields)
    .filter(([, filter]) => !asksNothing(filter))
    .map(([id, filter]) => waysToPass(categoryId, id, filter));
}

/** None where the category has no such field. */
function waysToPass(categoryId: string, id: string, filter: FieldFilter): readonly Conjunction[] {
  const field = findCategory(categoryId)?.fields.find((one) => one.id === id && one.filter === true);
  if (field === undefined) return [];
  switch (filter.kind) {
    case 'any-of':
      return isCounted(field)
        ? [...new Set(filter.values.map((value) => facet.field(id, value)))].map((key) => [named(key)])
        : [];
    case 'range':
      return isMeasured(field) ? waysToLieWithin(filter, measureOf(field)) : [];
    case 'set':
      return [[named(facet.field(id, true))]];
  }
}

function named(key: string): CardFlag {
  return { map: 'facets', key };
}
