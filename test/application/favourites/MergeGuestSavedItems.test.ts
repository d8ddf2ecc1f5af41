import { beforeEach, describe, expect, test } from 'vitest';
import { SavedItemsStores } from '../../../src/application/favourites/SavedItemsStores';
import { MergeGuestSavedItems } from '../../../src/application/favourites/MergeGuestSavedItems';
import { newFavourite, type Favourite } from '../../../src/domain/favourites/Favourite';
import { noCriteria } from '../../../src/domain/search/criteria/SearchCriteria';
import { failure, success } from '../../../src/domain/shared/Result';
import { aSavedItemsStore, type StubSavedItemsStore } from '../../support/doubles/aSavedItemsStore';
import { aVisitorPlace } from '../../support/drivers/aVisitorPlace';
import { aListing } from '../../support/builders/aListing';

const favourite = (id: string, addedAt: number) => newFavourite(aListing({ id }), addedAt);
const search = { id: 'search', name: 'Vélo', criteria: noCriteria, createdAt: 1, lookedAt: 1 };
const allMoved = success({ favourites: 0, hiddenSellers: 0, savedSearches: 0 });
const seller = { uid: 'claire', name: 'Claire', hiddenAt: 1 };

const many = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index));

describe('MergeGuestSavedItems', () => {
  let account: StubSavedItemsStore;
  let visitor: ReturnType<typeof aVisitorPlace>;
  let merge: MergeGuestSavedItems;

  beforeEach(() => {
    account = aSavedItemsStore();
    visitor = aVisitorPlace();
    merge = new MergeGuestSavedItems(new SavedItemsStores(account, visitor));
    visitor.lists.favourites.items = [favourite('sofa', 2), favourite('lamp', 1)];
    visitor.lists.savedSearches.items = [search];
    visitor.lists.hiddenSellers.items = [seller];
  });

  const left = () => Object.values(visitor.lists).reduce((sum, { items }) => sum + items.length, 0);

  test('the items of a guest move to the account and leave the browser', async () => {
    expect(await merge.execute('karim')).toEqual(allMoved);
    expect(account.lists.favourites.items).toEqual([favourite('sofa', 2), favourite('lamp', 1)]);
    expect(account.lists.savedSearches.items).toEqual([search]);
    expect(account.lists.hiddenSellers.items).toEqual([seller]);
    expect(left()).toBe(0);
    expect(Object.values(visitor.lists).map(({ watchers }) => watchers)).toEqual([0, 0, 0]);
  });

  test('an item that the account has already is neither duplicated nor dated again', async () => {
    account.lists.favourites.items = [favourite('lamp', 9)];
    account.lists.hiddenSellers.items = [{ ...seller, hiddenAt: 9 }];
    await merge.execute('karim');
    expect(account.lists.hiddenSellers.items).toEqual([{ ...seller, hiddenAt: 9 }]);
    expect(account.lists.favourites.items).toEqual([favourite('sofa', 2), favourite('lamp', 9)]);
    expect(left()).toBe(0);
  });

  test('hidden sellers are added to those of the account', async () => {
    account.lists.hiddenSellers.items = [{ ...seller, uid: 'ines' }];
    await merge.execute('karim');
    expect(account.lists.hiddenSellers.items.map(({ uid }) => uid).sort()).toEqual(['claire', 'ines']);
  });

  test('the account is not read when the guest has no items', async () => {
    for (const list of Object.values(visitor.lists)) list.items = [];
    for (const list of Object.values(account.lists)) list.failure = 'offline';
    expect(await merge.execute('karim')).toEqual(allMoved);
  });

  test.each(['favourites', 'hiddenSellers', 'savedSearches'] as const)(
    'items stay when the account fails to store the %s, and the next call continues',
    async (list) => {
      account.lists[list].failure = 'offline';
      expect(await merge.execute('karim')).toEqual(failure('offline'));
      expect(visitor.lists[list].items).not.toEqual([]);
      account.lists[list].failure = null;
      expect(await merge.execute('karim')).toEqual(allMoved);
      expect(account.lists.favourites.items).toHaveLength(2);
      expect(account.lists.savedSearches.items).toHaveLength(1);
      expect(account.lists.hiddenSellers.items).toHaveLength(1);
      expect(left()).toBe(0);
    },
  );

  test('a search leaves the browser when the account has an equal one under any name', async () => {
    const own = { ...search, id: 'own', name: 'Mes vélos' };
    account.lists.savedSearches.items = [own];
    expect(await merge.execute('karim')).toEqual(allMoved);
    expect(account.lists.savedSearches.items).toEqual([own]);
    expect(left()).toBe(0);
  });

  test('the newest favourites move up to the limit; the others are counted and wait in the browser', async () => {
    account.lists.favourites.items = [...many(498, (index) => favourite(`own${index}`, 1)), favourite('lamp', 9)];
    visitor.lists.favourites.items = [favourite('chair', 4), favourite('table', 3), ...visitor.lists.favourites.items];
    expect(await merge.execute('karim')).toEqual(success({ favourites: 2, hiddenSellers: 0, savedSearches: 0 }));
    expect(account.lists.favourites.items).toHaveLength(500);
    expect(account.lists.favourites.items[0]).toEqual(favourite('chair', 4));
    expect(visitor.waitingFor('karim').favourites.items).toEqual([favourite('table', 3), favourite('sofa', 2)]);
    expect(left()).toBe(0);
  });

  test('searches move up to the limit, and the others once there is room', async () => {
    const searched = (id: string) => ({ ...search, id, criteria: { ...noCriteria, query: id } });
    account.lists.savedSearches.items = many(29, (index) => searched(`own${index}`));
    visitor.lists.savedSearches.items = [searched('vélo'), searched('lampe')];
    expect(await merge.execute('karim')).toEqual(success({ favourites: 0, hiddenSellers: 0, savedSearches: 1 }));
    expect(account.lists.savedSearches.items[0]).toEqual(searched('vélo'));
    expect(visitor.waitingFor('karim').savedSearches.items).toEqual([searched('lampe')]);
    account.lists.savedSearches.items = account.lists.savedSearches.items.slice(0, 20);
    expect(await merge.execute('karim')).toEqual(allMoved);
    expect(account.lists.savedSearches.items[0]).toEqual(searched('lampe'));
    expect(visitor.waitingFor('karim').savedSearches.items).toEqual([]);
  });

  test('an item over the limit is counted once, waits for its own account, and moves to no other', async () => {
    account.lists.favourites.items = many(500, (index) => favourite(`own${index}`, 1));
    expect(await merge.execute('karim')).toEqual(success({ favourites: 2, hiddenSellers: 0, savedSearches: 0 }));
    expect(await merge.execute('karim')).toEqual(allMoved);
    const other = aSavedItemsStore();
    expect(await new MergeGuestSavedItems(new SavedItemsStores(other, visitor)).execute('awa')).toEqual(allMoved);
    expect(other.lists.favourites.items).toEqual([]);
    expect(visitor.waitingFor('karim').favourites.items).toEqual([favourite('sofa', 2), favourite('lamp', 1)]);
  });

  test('a waiting item stays while the account is out of reach or the browser fails to remove it', async () => {
    account.lists.savedSearches.items = many(30, (index) => ({
      ...search,
      id: `own${index}`,
      criteria: { ...noCriteria, query: `own${index}` },
    }));
    const stubborn = {
      ...visitor,
      savedSearches: { ...visitor.savedSearches, remove: async () => failure('full' as const) },
    };
    expect(await new MergeGuestSavedItems(new SavedItemsStores(account, stubborn)).execute('karim')).toEqual(
      failure('full'),
    );
    expect(visitor.lists.savedSearches.items).toEqual([search]);
    await merge.execute('karim');
    account.lists.savedSearches.failure = 'offline';
    expect(await merge.execute('karim')).toEqual(failure('offline'));
    expect(visitor.waitingFor('karim').savedSearches.items).toEqual([search]);
  });

  test('a refused item is reported once, and moves when it is no longer refused', async () => {
    const refusing = {
      ...account,
      hiddenSellers: { ...account.hiddenSellers, hide: async () => failure('denied' as const) },
    };
    const refused = new MergeGuestSavedItems(new SavedItemsStores(refusing, visitor));
    expect(await refused.execute('karim')).toEqual(failure('denied'));
    expect(await refused.execute('karim')).toEqual(allMoved);
    expect(visitor.waitingFor('karim').hiddenSellers.items).toEqual([seller]);
    await merge.execute('karim');
    expect(account.lists.hiddenSellers.items).toEqual([seller]);
    expect(visitor.waitingFor('karim').hiddenSellers.items).toEqual([]);
  });

  test('nothing moves to an account that is over the limit already', async () => {
    account.lists.favourites.items = many(501, (index) => favourite(`own${index}`, 1));
    expect(await merge.execute('karim')).toEqual(success({ favourites: 2, hiddenSellers: 0, savedSearches: 0 }));
    expect(account.lists.favourites.items).toHaveLength(501);
  });

  test('refused items stay while the others move', async () => {
    const { add } = account.favourites;
    const choosy = {
      ...account,
      favourites: {
        ...account.favourites,
        add: async (uid: string, item: Favourite) =>
          item.card.id === 'lamp' ? failure('denied' as const) : add(uid, item),
      },
    };
    expect(await new MergeGuestSavedItems(new SavedItemsStores(choosy, visitor)).execute('karim')).toEqual(
      failure('denied'),
    );
    expect(account.lists.favourites.items).toEqual([favourite('sofa', 2)]);
    expect(account.lists.savedSearches.items).toEqual([search]);
    expect(account.lists.hiddenSellers.items).toEqual([seller]);
    expect(visitor.waitingFor('karim').favourites.items).toEqual([favourite('lamp', 1)]);
  });

  test('all items stay when the account goes out of reach during the merge', async () => {
    const failing = { ...account, favourites: { ...account.favourites, add: async () => failure('offline' as const) } };
    expect(await new MergeGuestSavedItems(new SavedItemsStores(failing, visitor)).execute('karim')).toEqual(
      failure('offline'),
    );
    expect(left()).toBe(4);
  });

  test('an item that the browser fails to remove is found in the account at the next call', async () => {
    const { remove } = visitor.favourites;
    const stubborn = {
      ...visitor,
      favourites: { ...visitor.favourites, remove: async () => failure('full' as const) },
    };
    expect(await new MergeGuestSavedItems(new SavedItemsStores(account, stubborn)).execute('karim')).toEqual(
      failure('full'),
    );
    expect(account.lists.favourites.items).toEqual([favourite('lamp', 1)]);
    expect(
      await new MergeGuestSavedItems(
        new SavedItemsStores(account, { ...stubborn, favourites: { ...stubborn.favourites, remove } }),
      ).execute('karim'),
    ).toEqual(allMoved);
    expect(account.lists.favourites.items).toEqual([favourite('sofa', 2), favourite('lamp', 1)]);
  });

  test('a failure to read the items is returned', async () => {
    visitor.lists.favourites.failure = 'unavailable';
    expect(await merge.execute('karim')).toEqual(failure('unavailable'));
  });
});
