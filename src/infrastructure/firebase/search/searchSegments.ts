import { effectiveSort, type SearchCriteria } from '../../../domain/search/criteria/SearchCriteria';
import { both, type CardCondition, type CardQuery, condition, withinLimits } from './CardQuery';
import { facet } from '../cards/facetNames';
import type { SearchPlan } from './searchPlan';
import { matchesByScore } from './searchTiers';

/** Cards that come before those of the next segment, in the order of their collection; a card may come again in a later one. */
export type Segment = readonly CardQuery[];

/** The cards of a search in its order. Relevance comes as a segment for each sum of points, worked out when it is needed. */
export function* segmentsOf(criteria: SearchCriteria, plan: SearchPlan): Generator<Segment> {
  switch (effectiveSort(criteria)) {
    case 'relevance':
      for (const ways of matchesByScore(plan.sayings)) yield byDate(both(plan.filters, condition([], [ways])));
      yield byDate(plan.base);
      return;
    case 'price-up':
    case 'price-down':
      yield byPrice(both(plan.base, aFacet(facet.priced)), criteria.sort === 'price-down');
      yield byPrice(both(plan.base, aFacet(facet.onRequest)), false);
      return;
    case 'date':
    case 'distance':
      yield byDate(plan.base);
  }
}

export function byDate(asked: CardCondition): Segment {
  return withinLimits({ collection: 'cardsByDate', descending: false, ...asked });
}

function byPrice(asked: CardCondition, descending: boolean): Segment {
  return withinLimits({ collection: 'cardsByPrice', descending, ...asked });
}

function aFacet(key: string): CardCondition {
  return condition([{ map: 'facets', key }], []);
}
