import { expect, test } from 'vitest';
import { addressWithCategory } from '../../../../src/presentation/search/box/addressWithCategory';
import { noCriteria } from '../../../../src/domain/search/criteria/SearchCriteria';
import { nantes } from '../../../support/builders/aListing';

test('a search for a category alone is the page of the category', () => {
  expect(addressWithCategory({ ...noCriteria, categoryId: 'velos' })).toBe('/categorie/vehicules/velos');
});

test.each([
  [{ query: 'pliant' }, '/recherche?q=pliant&categorie=velos'],
  [{ withPhoto: true }, '/recherche?categorie=velos&photo=1'],
  [{ fields: { electric: { kind: 'set' } } }, '/recherche?categorie=velos&f_electric=1'],
] as const)('a search for a category and %j is one of the results page', (others, address) => {
  expect(addressWithCategory({ ...noCriteria, categoryId: 'velos', ...others })).toBe(address);
});

test('a search for a category around a place is one of the results page', () => {
  const address = addressWithCategory({ categoryId: 'velos', place: { ...nantes, radiusKm: 30 } });
  expect(address).toMatch(/^\/recherche\?categorie=velos&lieu=/);
});

test('a search without a category is one of the results page', () => {
  expect(addressWithCategory({ query: 'vélo' })).toBe('/recherche?q=v%C3%A9lo');
  expect(addressWithCategory({})).toBe('/recherche');
});
