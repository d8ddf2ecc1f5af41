import { expect, test } from 'vitest';
import {
  filterOf,
  listedGroupOf,
  listedGroups,
  readListingSearch,
} from '../../../src/presentation/administration/listings/listingFilters';

test('the list begins with the listings in review, whatever the address says', () => {
  expect(listedGroups[0]).toBe('en-verification');
  expect([null, 'rien', 'toString'].map(listedGroupOf)).toEqual(Array(3).fill('en-verification'));
  expect(filterOf(listedGroupOf('retirees'))).toEqual({ state: 'refused' });
});

test.each([
  [' velo-1 ', { listingId: 'velo-1', ownerId: 'velo-1' }],
  ['https://mon-bazar.fr/annonce/velo-1/velo-de-ville?de=mail#photos', { listingId: 'velo-1', ownerId: null }],
  ['/annonce/v%C3%A9lo', { listingId: 'vélo', ownerId: null }],
  ['/annonce/100%', { listingId: '100%', ownerId: null }],
  ['https://mon-bazar.fr/account/annonces/velo-1/modifier', { listingId: 'velo-1', ownerId: null }],
  ['https://mon-bazar.fr/profil/karim', { listingId: null, ownerId: 'karim' }],
  ['https://mon-bazar.fr/aide', { listingId: null, ownerId: null }],
  ['  ', { listingId: null, ownerId: null }],
])('a search for %j names a listing, an owner, either or none', (typed, search) => {
  expect(readListingSearch(typed)).toEqual(search);
});
