import {
  RADIUS_CHOICES_KM,
  noCriteria,
  type PlaceFilter,
  type SearchCriteria,
} from '../../domain/search/criteria/SearchCriteria';
import { activeFilters, type ActiveFilter } from './filters/activeFilters';
import { withoutFilters } from './criteriaChanges';

/** A search with fewer conditions than the original one. */
export type WiderSearch = { readonly criteria: SearchCriteria } &
  /** Around the commune that the last words name. */
  (
    | { readonly kind: 'around'; readonly place: PlaceFilter }
    | { readonly kind: 'larger-radius'; readonly radiusKm: number }
    | { readonly kind: 'without-filter'; readonly filter: ActiveFilter }
    | { readonly kind: 'fewer-words'; readonly query: string }
    | { readonly kind: 'words-only' }
    | { readonly kind: 'everything' }
  );

/** A wider search with its number of results. */
export type WiderResult = WiderSearch & { readonly total: number };

const MAX_PROPOSALS = 4;

/**
 * Searches to propose instead of one without results, the closest to it first.
 * @param around the same search around the commune that its last words name, if they name one.
 */
export function widerSearches(criteria: SearchCriteria, around: SearchCriteria | null = null): readonly WiderSearch[] {
  const filters = activeFilters(criteria);
  return [
    ...(around === null ? [] : aroundPlace(around)),
    ...largerRadii(criteria),
    ...filters.map((filter): WiderSearch => ({ kind: 'without-filter', filter, criteria: filter.without })),
    ...fewerWords(criteria),
    ...(filters.length > 0 ? wordsOnly(withoutFilters(criteria)) : []),
    { kind: 'everything', criteria: noCriteria },
  ];
}

/** Those with results: places first, the nearest of each kind; the widest only if no other has results. */
export function usefulWiderSearches(results: readonly WiderResult[]): readonly WiderResult[] {
  const found = results.filter(({ total }) => total > 0);
  const nearest = (['around', 'larger-radius'] as const).flatMap(
    (wanted) => found.find(({ kind }) => kind === wanted) ?? [],
  );
  const everywhere = found.filter(isEverywhere);
  const others = found
    .filter((wider) => (wider.kind === 'without-filter' && !isEverywhere(wider)) || wider.kind === 'fewer-words')
    .sort((one, other) => other.total - one.total);
  const helpful = [...nearest, ...everywhere, ...others].slice(0, MAX_PROPOSALS);
  if (helpful.length > 0) return helpful;
  return [found.find(({ kind }) => kind === 'words-only' || kind === 'everything')].filter((one) => one !== undefined);
}

function isEverywhere(wider: WiderSearch): boolean {
  return wider.kind === 'without-filter' && wider.filter.kind === 'place';
}

function aroundPlace(criteria: SearchCriteria): readonly WiderSearch[] {
  return [criteria, ...largerRadii(criteria).map((larger) => larger.criteria)].flatMap(
    ({ place, ...words }): readonly WiderSearch[] =>
      place === undefined ? [] : [{ kind: 'around', place, criteria: { ...words, place } }],
  );
}

function largerRadii(criteria: SearchCriteria): readonly WiderSearch[] {
  const { place } = criteria;
  if (place === undefined) return [];
  return RADIUS_CHOICES_KM.filter((radiusKm) => radiusKm > place.radiusKm).map((radiusKm) => ({
    kind: 'larger-radius',
    radiusKm,
    criteria: { ...criteria, place: { ...place, radiusKm } },
  }));
}

/** The query without filters, then with fewer words. */
function wordsOnly(criteria: SearchCriteria): readonly WiderSearch[] {
  if (criteria.query.trim() === '') return [];
  return [criteria, ...fewerWords(criteria).map((fewer) => fewer.criteria)].map((words) => ({
    kind: 'words-only',
    criteria: words,
  }));
}

/** Leaves out each word in turn, the last one first: it is often the most specific. */
function fewerWords(criteria: SearchCriteria): readonly WiderSearch[] {
  const words = criteria.query.trim().split(/\s+/);
  if (words.length < 2) return [];
  return words.map((_, index) => {
    const left = words.length - 1 - index;
    const query = words.filter((_word, position) => position !== left).join(' ');
    return { kind: 'fewer-words', query, criteria: { ...criteria, query } };
  });
}
