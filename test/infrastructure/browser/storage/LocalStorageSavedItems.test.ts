// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { newFavourite } from '../../../../src/domain/favourites/Favourite';
import { noCriteria } from '../../../../src/domain/search/criteria/SearchCriteria';
import { success } from '../../../../src/domain/shared/Result';
import { LocalStorageFavouriteRepository } from '../../../../src/infrastructure/browser/storage/LocalStorageFavouriteRepository';
import { LocalStorageHiddenSellers } from '../../../../src/infrastructure/browser/storage/LocalStorageHiddenSellers';
import { LocalStorageSavedSearchRepository } from '../../../../src/infrastructure/browser/storage/LocalStorageSavedSearchRepository';
import { describeSavedItems } from '../../../contracts/favourites/savedItemsContract';
import { aListing } from '../../../support/builders/aListing';

function aTab() {
  return {
    favourites: new LocalStorageFavouriteRepository(),
    savedSearches: new LocalStorageSavedSearchRepository(),
    hiddenSellers: new LocalStorageHiddenSellers(),
  };
}

beforeEach(() => localStorage.clear());

/** Simulates the storage event that other tabs receive; here in the same tab. */
describeSavedItems('A visitor’s browser', () => {
  const tab = aTab();
  return { tab, otherTab: tab };
});

test('items that another tab stores are emitted', () => {
  const emissions: unknown[] = [];
  aTab().favourites.subscribe('visitor', (favourites) => emissions.push(favourites));
  const favourite = newFavourite(aListing(), 1);
  localStorage.setItem('mbz_favourites', JSON.stringify([favourite]));
  dispatchEvent(new StorageEvent('storage', { key: 'mbz_favourites' }));
  expect(emissions).toEqual([success([]), success([favourite])]);
});

const favourite = JSON.stringify(newFavourite(aListing(), 1));
const { addedAt, card } = newFavourite(aListing(), 1);

test.each([
  'null',
  '{',
  '7',
  '"texte"',
  '[null]',
  '[7]',
  `[{"addedAt":1}]`,
  JSON.stringify([{ addedAt: '1', card }]),
  ...Object.keys(card)
    .filter((name) => name !== 'extra')
    .map((name) => JSON.stringify([{ addedAt, card: { ...card, [name]: undefined } }])),
  JSON.stringify([{ addedAt: 9e15, card }]),
  JSON.stringify([{ addedAt, card: { ...card, publishedAt: 9e15 } }]),
  JSON.stringify([{ addedAt, card: { ...card, fields: { brand: { name: 'Peugeot' } } } }]),
  JSON.stringify([{ addedAt, card: { ...card, seller: {} } }]),
  JSON.stringify([{ addedAt, card: { ...card, seller: { kind: 'private', memberSince: 'hier' } } }]),
  JSON.stringify([{ addedAt, card: { ...card, categoryId: 'inconnue' } }]),
  JSON.stringify([{ addedAt, card: { ...card, price: { kind: 'amount', euros: 'gratuit' } } }]),
  JSON.stringify([{ addedAt, card: { ...card, photos: [{ id: 7 }] } }]),
])('what cannot be read is passed over (%#)', (stored) => {
  localStorage.setItem('mbz_favourites', stored);
  const emissions: unknown[] = [];
  aTab().favourites.subscribe('visitor', (favourites) => emissions.push(favourites));
  expect(emissions).toEqual([success([])]);
});

test('what can be read beside what cannot is not lost', () => {
  localStorage.setItem('mbz_favourites', `[null,${favourite}]`);
  const emissions: unknown[] = [];
  aTab().favourites.subscribe('visitor', (favourites) => emissions.push(favourites));
  expect(emissions).toEqual([success([{ addedAt, card }])]);
});

test.each([
  ['mbz_saved_searches', '[null,{"id":1},{"id":"a","name":"b","search":"q=c","createdAt":"1","lookedAt":1}]'],
  ['mbz_hidden_sellers', '[null,{"uid":"a"},{"uid":"a","name":"b","hiddenAt":"1"}]'],
])('malformed things under %s are passed over', (key, stored) => {
  localStorage.setItem(key, stored);
  const emissions: unknown[] = [];
  aTab().savedSearches.subscribe('visitor', (searches) => emissions.push(searches));
  aTab().hiddenSellers.subscribe('visitor', (sellers) => emissions.push(sellers));
  expect(emissions).toEqual([success([]), success([])]);
});

test('items that wait for an account are stored under its name, apart from those of a guest', async () => {
  const { favourites, savedSearches, hiddenSellers } = aTab();
  await favourites.add('karim', newFavourite(aListing(), 1));
  await savedSearches.save('karim', { id: 'a', name: 'Vélo', criteria: noCriteria, createdAt: 1, lookedAt: 1 });
  await hiddenSellers.hide('karim', { uid: 'claire', name: 'Claire', hiddenAt: 1 });
  expect(Object.keys(localStorage)).toEqual([
    'mbz_favourites_karim',
    'mbz_saved_searches_karim',
    'mbz_hidden_sellers_karim',
  ]);
  const emissions: unknown[] = [];
  aTab().favourites.subscribe('visitor', (list) => emissions.push(list));
  aTab().favourites.subscribe('karim', (list) => emissions.push(list));
  expect(emissions).toEqual([success([]), success([{ addedAt, card }])]);
});
