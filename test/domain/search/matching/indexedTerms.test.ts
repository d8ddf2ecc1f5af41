import { expect, test } from 'vitest';
import { fieldsOfTerms, indexedTerms } from '../../../../src/domain/search/matching/indexedTerms';
import { aListing } from '../../../support/builders/aListing';

const termsOfVelo = () =>
  indexedTerms(
    aListing({
      title: 'Vélos de ville',
      description: 'Deux vélos iPhone13, presque neufs',
      categoryId: 'velos',
      fields: { bicycleType: 'ville' },
    }),
  );

test('words have their stems, names stay as they are, and mixed words come with their parts', () => {
  const terms = termsOfVelo();
  expect(terms).toContainEqual({ word: 'velos', term: 'velo', field: 'title', isName: false });
  expect(terms).toContainEqual({ word: 'nantes', term: 'nantes', field: 'attributes', isName: true });
  expect(terms.filter(({ field }) => field === 'description').map(({ word }) => word)).toEqual([
    'deux',
    'velos',
    'iphone13',
    'iphone',
    '13',
    'presque',
    'neufs',
  ]);
});

test('stop words are indexed for the title only', () => {
  expect(termsOfVelo().filter(({ word }) => word === 'de')).toEqual([
    { word: 'de', term: 'de', field: 'title', isName: false },
  ]);
});

test('each term has its field, title and category or attributes combined', () => {
  const places = fieldsOfTerms(termsOfVelo());
  expect(['velo', 'ville', 'de', 'nantes', 'iphone', 'moto'].map((term) => places.get(term))).toEqual([
    'title-and-category',
    'title-and-attributes',
    'title',
    'attributes',
    'description',
    undefined,
  ]);
});

test('a term of title and description counts for the title', () => {
  const rouge = indexedTerms(
    aListing({ title: 'Lampe rouge', description: 'Une lampe rouge', categoryId: 'velos', fields: {} }),
  );
  expect(fieldsOfTerms(rouge).get('rouge')).toBe('title');
});
