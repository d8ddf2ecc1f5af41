import { expect, test } from 'vitest';
import type { Listing } from '../../../../src/domain/listings/Listing';
import { searchableTexts } from '../../../../src/domain/search/matching/searchableText';
import { aListing } from '../../../support/builders/aListing';

const textsOf = (changes: Partial<Listing>) =>
  searchableTexts(aListing(changes))
    .filter(({ field, isName }) => isName !== true && (field === 'category' || field === 'attributes'))
    .map(({ field, text }) => `${field}: ${text}`);

test('the searched texts are title, fields, place and description', () => {
  expect(searchableTexts(aListing({ title: 'Vélo', description: 'Révisé' }))).toEqual([
    { field: 'title', text: 'Vélo', withStopWords: true },
    { field: 'category', text: 'Vélos' },
    { field: 'attributes', text: 'Ville · Bon état' },
    { field: 'attributes', text: 'Nantes 44000', isName: true },
    { field: 'description', text: 'Révisé' },
  ]);
});

test.each<[string, Partial<Listing>, readonly string[]]>([
  [
    'choices by their label, text and the year',
    {
      categoryId: 'voitures',
      fields: { brand: 'Renault', model: 'Clio', fuel: 'electrique', firstRegistration: '2019-05', mileage: 12_000 },
    },
    ['category: Voitures', 'attributes: Renault · Clio · 2019 · Électrique'],
  ],
  [
    'a flag that is set, and not the choice « Autre »',
    { fields: { bicycleType: 'autre', electric: true } },
    ['category: Vélos', 'attributes: Assistance électrique'],
  ],
  ['no flag that is not set', { fields: { electric: false } }, ['category: Vélos', 'attributes: ']],
  [
    'a year',
    { categoryId: 'nautisme', fields: { year: 2004, length: 6.5 } },
    ['category: Nautisme', 'attributes: 2004'],
  ],
  [
    'a label of several words, which only describes its category',
    { categoryId: 'jeux-video', fields: {} },
    ['attributes: Jeux vidéo', 'attributes: '],
  ],
  ['nothing of a category that is gone', { categoryId: 'disparue' }, ['attributes: ']],
])('the category and the attributes are %s', (_, changes, texts) => {
  expect(textsOf(changes)).toEqual(texts);
});
