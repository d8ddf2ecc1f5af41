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

describe('what a visitor has kept, at sign-in,', () => {
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

  test('moves to the account, and leaves the browser', async () => {
    expect(await merge.execute('karim')).toEqual(allMoved);
    expect(account.lists.favourites.items).toEqual([favourite('sofa', 2), favourite('lamp', 1)]);
    expect(account.lists.savedSearches.items).toEqual([search]);
    expect(account.lists.hiddenSellers.items).toEqual([seller]);
    expect(left()).toBe(0);
    expect(Object.values(visitor.lists).map(({ watchers }) => watchers)).toEqual([0, 0, 0]);
  });

  test('does not double what the account has, nor change its day', async () => {
    account.lists.favourites.items = [favourite('lamp', 9)];
    account.lists.hiddenSellers.items = [{ ...seller, hiddenAt: 9 }];
    await merge.execute('karim');
    expect(account.lists.hiddenSellers.items).toEqual([{ ...seller, hiddenAt: 9 }]);
    expect(account.lists.favourites.items).toEqual([favourite('sofa', 2), favourite('lamp', 9)]);
    expect(left()).toBe(0);
  });

  test('joins the sellers that the account hides already', async () => {
    account.lists.hiddenSellers.items = [{ ...seller, uid: 'ines' }];
    await merge.execute('karim');
    expect(account.lists.hiddenSellers.items.map(({ uid }) => uid).sort()).toEqual(['claire', 'ines']);
  });

  test('asks nothing of the account where it is nothing', async () => {
    for (const shelf of Object.values(visitor.lists)) shelf.items = [];
    for (const shelf of Object.values(account.lists)) shelf.failure = 'offline';
    expect(await merge.execute('karim')).toEqual(allMoved);
  });

  test.each(['favourites', 'hiddenSellers', 'savedSearches'] as const)(
    'stays when the account does not take the %s, and goes on when asked again',
    async (shelf) => {
      account.lists[shelf].failure = 'offline';
      expect(await merge.execute('karim')).toEqual(failure('offline'));
      expect(visitor.lists[shelf].items).not.toEqual([]);
      account.lists[shelf].failure = null;
      expect(await merge.execute('karim')).toEqual(allMoved);
      expect(account.lists.favourites.items).toHaveLength(2);
      expect(account.lists.savedSearches.items).toHaveLength(1);
      expect(account.lists.hiddenSellers.items).toHaveLength(1);
      expect(left()).toBe(0);
    },
  );

  test('leaves the browser where the account has a search that finds the same, under whatever name', async () => {
    const own = { ...search, id: 'own', name: 'Mes vélos' };
    account.lists.savedSearches.items = [own];
    expect(await merge.execute('karim')).toEqual(allMoved);
    expect(account.lists.savedSearches.items).toEqual([own]);
    expect(left()).toBe(0);
  });

  test('goes to the account as far as there is room for favourites, the newest first; how many are left is said, and they wait in the browser', async () => {
    account.lists.favourites.items = [...many(498, (index) => favourite(`own${index}`, 1)), favourite('lamp', 9)];
    visitor.lists.favourites.items = [favourite('chair', 4), favourite('table', 3), ...visitor.lists.favourites.items];
    expect(await merge.execute('karim')).toEqual(success({ favourites: 2, hiddenSellers: 0, savedSearches: 0 }));
    expect(account.lists.favourites.items).toHaveLength(500);
    expect(account.lists.favourites.items[0]).toEqual(favourite('chair', 4));
    expect(visitor.waitingFor('karim').favourites.items).toEqual([favourite('table', 3), favourite('sofa', 2)]);
    expect(left()).toBe(0);
  });

  test('goes to the account as far as there is room for searches, and joins it once there is more', async () => {
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

  test('is said to be left out once, waits for its own account, and goes to no other', async () => {
    account.lists.favourites.items = many(500, (index) => favourite(`own${index}`, 1));
    expect(await merge.execute('karim')).toEqual(success({ favourites: 2, hiddenSellers: 0, savedSearches: 0 }));
    expect(await merge.execute('karim')).toEqual(allMoved);
    const other = aSavedItemsStore();
    expect(await new MergeGuestSavedItems(new SavedItemsStores(other, visitor)).execute('awa')).toEqual(allMoved);
    expect(other.lists.favourites.items).toEqual([]);
    expect(visitor.waitingFor('karim').favourites.items).toEqual([favourite('sofa', 2), favourite('lamp', 1)]);
  });

  test('waits on while the account is out of reach, or the browser does not let go of what should wait', async () => {
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

  test('is said to be refused once, and goes when it is refused no more', async () => {
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

  test('does not join an account that holds more than it may already', async () => {
    account.lists.favourites.items = many(501, (index) => favourite(`own${index}`, 1));
    expect(await merge.execute('karim')).toEqual(success({ favourites: 2, hiddenSellers: 0, savedSearches: 0 }));
    expect(account.lists.favourites.items).toHaveLength(501);
  });

  test('goes to the account but for what the account refuses, which stays here', async () => {
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

  test('stays, all of it, when the account goes out of reach on the way', async () => {
    const failing = { ...account, favourites: { ...account.favourites, add: async () => failure('offline' as const) } };
    expect(await new MergeGuestSavedItems(new SavedItemsStores(failing, visitor)).execute('karim')).toEqual(
      failure('offline'),
    );
    expect(left()).toBe(4);
  });

  test('is not lost when the browser does not let go of it: the next time, the account has it already', async () => {
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

  test('cannot be read: so it is said', async () => {
    visitor.lists.favourites.failure = 'unavailable';
    expect(await merge.execute('karim')).toEqual(failure('unavailable'));
  });
});
