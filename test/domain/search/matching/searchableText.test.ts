import { expect, test } from 'vitest';
import type { Listing } from '../../../../src/domain/listings/Listing';
import { searchableTexts } from '../../../../src/domain/search/matching/searchableText';
import { aListing } from '../../../support/builders/aListing';

const attributesOf = (changes: Partial<Listing>) => searchableTexts(aListing(changes))[1]?.text;

test('the searched texts are title, fields, place and description', () => {
  expect(searchableTexts(aListing({ title: 'Vélo', description: 'Révisé' }))).toEqual([
    { field: 'title', text: 'Vélo', withStopWords: true },
    { field: 'attributes', text: 'Vélos · Ville · Bon état' },
    { field: 'attributes', text: 'Nantes 44000', isName: true },
    { field: 'description', text: 'Révisé' },
  ]);
});

test.each<[string, Partial<Listing>, string]>([
  [
    'choices by their label, text and the year',
    {
      categoryId: 'voitures',
      fields: { brand: 'Renault', model: 'Clio', fuel: 'electrique', firstRegistration: '2019-05', mileage: 12_000 },
    },
    'Voitures · Renault · Clio · 2019 · Électrique',
  ],
  [
    'a flag that is set, and not the choice « Autre »',
    { fields: { bicycleType: 'autre', electric: true } },
    'Vélos · Assistance électrique',
  ],
  ['no flag that is not set', { fields: { electric: false } }, 'Vélos'],
  ['a year', { categoryId: 'nautisme', fields: { year: 2004, length: 6.5 } }, 'Nautisme · 2004'],
  ['nothing of a category that is gone', { categoryId: 'disparue' }, ''],
])('the attributes are %s', (_, changes, text) => {
  expect(attributesOf(changes)).toBe(text);
});
