import { beforeEach, describe, expect, test } from 'vitest';
import { GUEST } from '../../../src/domain/account/guest';
import { SavedItemsStores } from '../../../src/application/favourites/SavedItemsStores';
import { MergeGuestSavedItems } from '../../../src/application/favourites/MergeGuestSavedItems';
import { newFavourite, type Favourite } from '../../../src/domain/favourites/Favourite';
import { noCriteria } from '../../../src/domain/search/criteria/SearchCriteria';
import { RATE_WINDOW, rateLimits } from '../../../src/domain/shared/Rate';
import { failure, success } from '../../../src/domain/shared/Result';
import { aListing } from '../../support/builders/aListing';
import { InMemorySavedItemsStore } from '../../support/inMemory/favourites/InMemorySavedItemsStore';

const favourite = (id: string, addedAt: number) => newFavourite(aListing({ id }), addedAt);
const search = { id: 'search', name: 'Vélo', criteria: noCriteria, createdAt: 1, lookedAt: 1 };
const allMoved = success({ favourites: 0, hiddenSellers: 0, savedSearches: 0 });
const seller = { uid: 'claire', name: 'Claire', hiddenAt: 1 };

const many = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index));

describe('MergeGuestSavedItems', () => {
  let account: InMemorySavedItemsStore;
  let guest: InMemorySavedItemsStore;
  let merge: MergeGuestSavedItems;

  beforeEach(() => {
    account = new InMemorySavedItemsStore();
    guest = new InMemorySavedItemsStore();
    merge = new MergeGuestSavedItems(new SavedItemsStores(account, guest));
    guest.of(GUEST).favourites.items = [favourite('sofa', 2), favourite('lamp', 1)];
    guest.of(GUEST).savedSearches.items = [search];
    guest.of(GUEST).hiddenSellers.items = [seller];
  });

  const left = () => Object.values(guest.of(GUEST)).reduce((sum, { items }) => sum + items.length, 0);

  test('the items of a guest move to the account and leave the browser', async () => {
    expect(await merge.execute('karim')).toEqual(allMoved);
    expect(account.of('karim').favourites.items).toEqual([favourite('sofa', 2), favourite('lamp', 1)]);
    expect(account.of('karim').savedSearches.items).toEqual([search]);
    expect(account.of('karim').hiddenSellers.items).toEqual([seller]);
    expect(left()).toBe(0);
    expect(Object.values(guest.of(GUEST)).map(({ watchers }) => watchers)).toEqual([0, 0, 0]);
  });

  test('an item that the account has already is neither duplicated nor dated again', async () => {
    account.of('karim').favourites.items = [favourite('lamp', 9)];
    account.of('karim').hiddenSellers.items = [{ ...seller, hiddenAt: 9 }];
    await merge.execute('karim');
    expect(account.of('karim').hiddenSellers.items).toEqual([{ ...seller, hiddenAt: 9 }]);
    expect(account.of('karim').favourites.items).toEqual([favourite('lamp', 9), favourite('sofa', 2)]);
    expect(left()).toBe(0);
  });

  test('hidden sellers are added to those of the account', async () => {
    account.of('karim').hiddenSellers.items = [{ ...seller, uid: 'ines' }];
    await merge.execute('karim');
    expect(
      account
        .of('karim')
        .hiddenSellers.items.map(({ uid }) => uid)
        .sort(),
    ).toEqual(['claire', 'ines']);
  });

  test('the account is not read when the guest has no items', async () => {
    for (const list of Object.values(guest.of(GUEST))) list.items = [];
    for (const list of Object.values(account.of('karim'))) list.failure = 'offline';
    expect(await merge.execute('karim')).toEqual(allMoved);
  });

  test.each(['favourites', 'hiddenSellers', 'savedSearches'] as const)(
    'items stay when the account fails to store the %s, and the next call continues',
    async (list) => {
      account.of('karim')[list].failure = 'offline';
      expect(await merge.execute('karim')).toEqual(failure('offline'));
      expect(guest.of(GUEST)[list].items).not.toEqual([]);
      account.of('karim')[list].failure = null;
      expect(await merge.execute('karim')).toEqual(allMoved);
      expect(account.of('karim').favourites.items).toHaveLength(2);
      expect(account.of('karim').savedSearches.items).toHaveLength(1);
      expect(account.of('karim').hiddenSellers.items).toHaveLength(1);
      expect(left()).toBe(0);
    },
  );

  test('a search leaves the browser when the account has an equal one under any name', async () => {
    const own = { ...search, id: 'own', name: 'Mes vélos' };
    account.of('karim').savedSearches.items = [own];
    expect(await merge.execute('karim')).toEqual(allMoved);
    expect(account.of('karim').savedSearches.items).toEqual([own]);
    expect(left()).toBe(0);
  });

  test('the newest favourites move up to the limit; the others are counted and wait in the browser', async () => {
    account.of('karim').favourites.items = [...many(498, (index) => favourite(`own${index}`, 1)), favourite('lamp', 1)];
    guest.of(GUEST).favourites.items = [
      favourite('chair', 4),
      favourite('table', 3),
      ...guest.of(GUEST).favourites.items,
    ];
    expect(await merge.execute('karim')).toEqual(success({ favourites: 2, hiddenSellers: 0, savedSearches: 0 }));
    expect(account.of('karim').favourites.items).toHaveLength(500);
    expect(account.of('karim').favourites.items[0]).toEqual(favourite('chair', 4));
    expect(guest.of('karim').favourites.items).toEqual([favourite('table', 3), favourite('sofa', 2)]);
    expect(left()).toBe(0);
  });

  test('searches move up to the limit, and the others once there is room', async () => {
    const searched = (id: string) => ({ ...search, id, criteria: { ...noCriteria, query: id } });
    account.of('karim').savedSearches.items = many(29, (index) => searched(`own${index}`));
    guest.of(GUEST).savedSearches.items = [searched('vélo'), searched('lampe')];
    expect(await merge.execute('karim')).toEqual(success({ favourites: 0, hiddenSellers: 0, savedSearches: 1 }));
    expect(account.of('karim').savedSearches.items[0]).toEqual(searched('vélo'));
    expect(guest.of('karim').savedSearches.items).toEqual([searched('lampe')]);
    account.of('karim').savedSearches.items = account.of('karim').savedSearches.items.slice(0, 20);
    expect(await merge.execute('karim')).toEqual(allMoved);
    expect(account.of('karim').savedSearches.items[0]).toEqual(searched('lampe'));
    expect(guest.of('karim').savedSearches.items).toEqual([]);
  });

  test('an item over the limit is counted once, waits for its own account, and moves to no other', async () => {
    account.of('karim').favourites.items = many(500, (index) => favourite(`own${index}`, 1));
    expect(await merge.execute('karim')).toEqual(success({ favourites: 2, hiddenSellers: 0, savedSearches: 0 }));
    expect(await merge.execute('karim')).toEqual(allMoved);
    const other = new InMemorySavedItemsStore();
    expect(await new MergeGuestSavedItems(new SavedItemsStores(other, guest)).execute('awa')).toEqual(allMoved);
    expect(other.of('awa').favourites.items).toEqual([]);
    expect(guest.of('karim').favourites.items).toEqual([favourite('sofa', 2), favourite('lamp', 1)]);
  });

  test('a waiting item stays while the account is out of reach or the browser fails to remove it', async () => {
    account.of('karim').savedSearches.items = many(30, (index) => ({
      ...search,
      id: `own${index}`,
      criteria: { ...noCriteria, query: `own${index}` },
    }));
    const stubborn = {
      ...guest,
      savedSearches: { ...guest.savedSearches, remove: async () => failure('full' as const) },
    };
    expect(await new MergeGuestSavedItems(new SavedItemsStores(account, stubborn)).execute('karim')).toEqual(
      failure('full'),
    );
    expect(guest.of(GUEST).savedSearches.items).toEqual([search]);
    await merge.execute('karim');
    account.of('karim').savedSearches.failure = 'offline';
    expect(await merge.execute('karim')).toEqual(failure('offline'));
    expect(guest.of('karim').savedSearches.items).toEqual([search]);
  });

  test.each(['denied', 'wrong-clock'] as const)(
    'an item refused as %s is reported once, and moves when it is no longer refused',
    async (reason) => {
      const refusing = {
        ...account,
        hiddenSellers: { ...account.hiddenSellers, hide: async () => failure(reason) },
      };
      const refused = new MergeGuestSavedItems(new SavedItemsStores(refusing, guest));
      expect(await refused.execute('karim')).toEqual(failure(reason));
      expect(await refused.execute('karim')).toEqual(allMoved);
      expect(guest.of('karim').hiddenSellers.items).toEqual([seller]);
      await merge.execute('karim');
      expect(account.of('karim').hiddenSellers.items).toEqual([seller]);
      expect(guest.of('karim').hiddenSellers.items).toEqual([]);
    },
  );

  test('a search that the limit by the hour refuses is reported once, and moves at a later sign-in', async () => {
    account.giveRate('karim', { since: 0, count: rateLimits.searches, last: 'another', at: 0 });
    expect(await merge.execute('karim')).toEqual(failure({ kind: 'too-many', until: RATE_WINDOW }));
    expect(account.of('karim').favourites.items).toHaveLength(2);
    expect(account.of('karim').savedSearches.items).toEqual([]);
    expect(guest.of('karim').savedSearches.items).toEqual([search]);
    expect(await merge.execute('karim')).toEqual(allMoved);
    expect(guest.of('karim').savedSearches.items).toEqual([search]);
    account.giveRate('karim', { since: -RATE_WINDOW, count: rateLimits.searches, last: 'another', at: 0 });
    expect(await merge.execute('karim')).toEqual(allMoved);
    expect(account.of('karim').savedSearches.items).toEqual([search]);
    expect(guest.of('karim').savedSearches.items).toEqual([]);
  });

  test('nothing moves to an account that is over the limit already', async () => {
    account.of('karim').favourites.items = many(501, (index) => favourite(`own${index}`, 1));
    expect(await merge.execute('karim')).toEqual(success({ favourites: 2, hiddenSellers: 0, savedSearches: 0 }));
    expect(account.of('karim').favourites.items).toHaveLength(501);
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
    expect(await new MergeGuestSavedItems(new SavedItemsStores(choosy, guest)).execute('karim')).toEqual(
      failure('denied'),
    );
    expect(account.of('karim').favourites.items).toEqual([favourite('sofa', 2)]);
    expect(account.of('karim').savedSearches.items).toEqual([search]);
    expect(account.of('karim').hiddenSellers.items).toEqual([seller]);
    expect(guest.of('karim').favourites.items).toEqual([favourite('lamp', 1)]);
  });

  test('all items stay when the account goes out of reach during the merge', async () => {
    const failing = { ...account, favourites: { ...account.favourites, add: async () => failure('offline' as const) } };
    expect(await new MergeGuestSavedItems(new SavedItemsStores(failing, guest)).execute('karim')).toEqual(
      failure('offline'),
    );
    expect(left()).toBe(4);
  });

  test('an item that the browser fails to remove is found in the account at the next call', async () => {
    const { remove } = guest.favourites;
    const stubborn = {
      ...guest,
      favourites: { ...guest.favourites, remove: async () => failure('full' as const) },
    };
    expect(await new MergeGuestSavedItems(new SavedItemsStores(account, stubborn)).execute('karim')).toEqual(
      failure('full'),
    );
    expect(account.of('karim').favourites.items).toEqual([favourite('lamp', 1)]);
    expect(
      await new MergeGuestSavedItems(
        new SavedItemsStores(account, { ...stubborn, favourites: { ...stubborn.favourites, remove } }),
      ).execute('karim'),
    ).toEqual(allMoved);
    expect(account.of('karim').favourites.items).toEqual([favourite('sofa', 2), favourite('lamp', 1)]);
  });

  test('a failure to read the items is returned', async () => {
    guest.of(GUEST).favourites.failure = 'unavailable';
    expect(await merge.execute('karim')).toEqual(failure('unavailable'));
  });
});
