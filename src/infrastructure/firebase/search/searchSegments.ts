import type { ListingKind } from '../../../domain/listings/Listing';
import { effectiveSort, type SearchCriteria } from '../../../domain/search/criteria/SearchCriteria';
import { both, type CardCondition, type CardQuery, condition, withinLimits } from './CardQuery';
import { facet } from '../cards/cardKeys';
import type { SearchPlan } from './searchPlan';
import { matchesByScore } from './matchesByScore';

/** Queries whose cards, merged by document id, come before those of the next segment. A card may be in a later segment again. */
export type Segment = readonly CardQuery[];

/** Of equal relevance, offers come first. */
const kinds: readonly ListingKind[] = ['offer', 'wanted'];

/** The segments of a search in its order. By relevance there is one for each sum of points, computed only when it is needed. */
export function* segmentsOf(criteria: SearchCriteria, plan: SearchPlan): Generator<Segment> {
  switch (effectiveSort(criteria)) {
    case 'relevance':
      for (const alternatives of matchesByScore(plan.termMatches)) {
        const equals = both(plan.filters, condition([], [alternatives]));
        for (const kind of criteria.kind === undefined ? kinds : [criteria.kind])
          yield byDate(both(equals, facetCondition(facet.kind(kind))));
      }
      yield byDate(plan.base);
      return;
    case 'price-up':
    case 'price-down':
      yield byPrice(both(plan.base, facetCondition(facet.priced)), criteria.sort === 'price-down');
      yield byPrice(both(plan.base, facetCondition(facet.onRequest)), false);
      return;
    case 'date':
    case 'distance':
      yield byDate(plan.base);
  }
}

export function byDate(cards: CardCondition): Segment {
  return withinLimits({ collection: 'cardsByDate', descending: false, ...cards });
}

function byPrice(cards: CardCondition, descending: boolean): Segment {
  return withinLimits({ collection: 'cardsByPrice', descending, ...cards });
}

function facetCondition(key: string): CardCondition {
  return condition([{ map: 'facets', key }], []);
}
