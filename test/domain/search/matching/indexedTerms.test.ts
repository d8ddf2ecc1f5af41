import { expect, test } from 'vitest';
import { fieldsOfTerms, indexedTerms } from '../../../../src/domain/search/matching/indexedTerms';
import { aListing } from '../../../support/builders/aListing';

const said = indexedTerms(
  aListing({
    title: 'Vélos de ville',
    description: 'Deux vélos iPhone13, presque neufs',
    categoryId: 'velos',
    fields: { bicycleType: 'ville' },
  }),
);

test('tells words with their terms, names as they are, mixed words with their parts', () => {
  expect(said).toContainEqual({ word: 'velos', term: 'velo', field: 'title', isName: false });
  expect(said).toContainEqual({ word: 'nantes', term: 'nantes', field: 'attributes', isName: true });
  expect(said.filter(({ field }) => field === 'description').map(({ word }) => word)).toEqual([
    'deux',
    'velos',
    'iphone13',
    'iphone',
    '13',
    'presque',
    'neufs',
  ]);
});

test('words that say nothing are only told of the title', () => {
  expect(said.filter(({ word }) => word === 'de')).toEqual([{ word: 'de', term: 'de', field: 'title', isName: false }]);
});

test('tells where a term stands, the title and the attributes together', () => {
  const places = fieldsOfTerms(said);
  expect(['velo', 'ville', 'de', 'nantes', 'iphone', 'moto'].map((term) => places.get(term))).toEqual([
    'title-and-attributes',
    'title-and-attributes',
    'title',
    'attributes',
    'description',
    undefined,
  ]);
});

test('a term of the title that the description says again stands in the title', () => {
  const rouge = indexedTerms(
    aListing({ title: 'Lampe rouge', description: 'Une lampe rouge', categoryId: 'velos', fields: {} }),
  );
  expect(fieldsOfTerms(rouge).get('rouge')).toBe('title');
});
