import { expect, test } from 'vitest';
import { SavedItemsStores } from '../../../src/application/favourites/SavedItemsStores';
import { InMemorySavedItemsStore } from '../../support/inMemory/favourites/InMemorySavedItemsStore';

test('the items of a person are stored with the account, those of a guest in the browser', () => {
  const [account, guest] = [new InMemorySavedItemsStore(), new InMemorySavedItemsStore()];
  const stores = new SavedItemsStores(account, guest);
  expect(stores.of('karim')).toEqual({ store: account, ownerId: 'karim' });
  expect(stores.of(null)).toEqual({ store: guest, ownerId: 'visitor' });
});
