import { expect, test } from 'vitest';
import { noCriteria, type SearchCriteria } from '../../../src/domain/search/criteria/SearchCriteria';
import { widerSearches, usefulWiderSearches, type WiderResult } from '../../../src/presentation/search/widerSearches';
import { nantes } from '../../support/builders/aListing';

const wheels: SearchCriteria = {
  ...noCriteria,
  query: 'vélo enfant rouge',
  categoryId: 'velos',
  price: { maximum: 20 },
  place: { ...nantes, radiusKm: 50 },
};

/** The wider searches, where those of these kinds find so much. */
function found(criteria: SearchCriteria, totals: Partial<Record<string, number>>): readonly WiderResult[] {
  return widerSearches(criteria).map((wider) => ({
    ...wider,
    total: totals[wider.kind === 'without-filter' ? wider.filter.kind : wider.kind] ?? 0,
  }));
}

test('every useful way of widening a search is tried', () => {
  expect(
    widerSearches(wheels).map((wider) => (wider.kind === 'without-filter' ? wider.filter.kind : wider.kind)),
  ).toEqual([
    'larger-radius',
    'larger-radius',
    'category',
    'place',
    'price',
    'fewer-words',
    'fewer-words',
    'fewer-words',
    'words-only',
    'words-only',
    'words-only',
    'words-only',
    'everything',
  ]);
});

test('the last word is left out first', () => {
  const words = widerSearches(wheels).flatMap((wider) => (wider.kind === 'fewer-words' ? [wider.query] : []));
  expect(words).toEqual(['vélo enfant', 'vélo rouge', 'enfant rouge']);
});

test('all other criteria are kept', () => {
  const [larger] = widerSearches(wheels);
  expect(larger?.criteria).toEqual({ ...wheels, place: { ...nantes, radiusKm: 100 } });
});

test('one word without filters leaves only all listings', () => {
  expect(widerSearches({ ...noCriteria, query: 'licorne' })).toMatchObject([
    { kind: 'everything', criteria: noCriteria },
  ]);
});

test('the smallest radius with results is proposed first, then the searches with most results', () => {
  const proposed = usefulWiderSearches(found(wheels, { 'larger-radius': 1, price: 3, category: 8, everything: 300 }));
  expect(proposed).toMatchObject([
    { kind: 'larger-radius', radiusKm: 100, total: 1 },
    { kind: 'without-filter', filter: { kind: 'category' }, total: 8 },
    { kind: 'without-filter', filter: { kind: 'price' }, total: 3 },
  ]);
});

test('no more than four searches are proposed', () => {
  const proposed = usefulWiderSearches(
    found(wheels, { 'larger-radius': 1, category: 5, place: 4, price: 3, 'fewer-words': 2 }),
  );
  expect(proposed.map(({ total }) => total)).toEqual([1, 4, 5, 3]);
});

test('removing all filters, then everything, is proposed only if nothing else has results', () => {
  expect(usefulWiderSearches(found(wheels, { 'words-only': 2, everything: 300 }))).toMatchObject([
    { kind: 'words-only', total: 2 },
  ]);
  expect(usefulWiderSearches(found(wheels, { everything: 300 }))).toMatchObject([{ kind: 'everything', total: 300 }]);
  expect(usefulWiderSearches(found(wheels, {}))).toEqual([]);
});

test('places come first: around the commune that was named, a larger radius, everywhere, then what finds most', () => {
  const named = { ...noCriteria, query: 'vélo', place: { ...nantes, radiusKm: 30 } };
  const all = widerSearches(wheels, named).map((wider): WiderResult => {
    const isFound = wider.kind !== 'around' || wider.place.radiusKm >= 50;
    return { ...wider, total: isFound ? 1 : 0 };
  });
  expect(usefulWiderSearches(all)).toMatchObject([
    { kind: 'around', place: { radiusKm: 50 }, criteria: { query: 'vélo', place: { radiusKm: 50 } } },
    { kind: 'larger-radius', radiusKm: 100 },
    { kind: 'without-filter', filter: { kind: 'place' } },
    {},
  ]);
});
