import { expect, test } from 'vitest';
import { SavedItemsStores } from '../../../src/application/favourites/SavedItemsStores';
import { aSavedItemsStore } from '../../support/doubles/aSavedItemsStore';

test('a person keeps things with their account, a visitor in the browser', () => {
  const [account, visitor] = [aSavedItemsStore(), aSavedItemsStore()];
  const places = new SavedItemsStores(account, visitor);
  expect(places.of('karim')).toEqual({ place: account, ownerId: 'karim' });
  expect(places.of(null)).toEqual({ place: visitor, ownerId: 'visitor' });
});
