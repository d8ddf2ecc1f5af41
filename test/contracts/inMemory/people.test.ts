import type { Rate } from '../../../src/domain/shared/Rate';
import { NOON } from '../../support/builders/aListing';
import { aProfile } from '../../support/builders/aPosting';
import { InMemoryPreferencesRepository } from '../../support/inMemory/preferences/InMemoryPreferencesRepository';
import { InMemoryProfileCache } from '../../support/inMemory/account/InMemoryProfileCache';
import { InMemoryProfileRepository } from '../../support/inMemory/account/InMemoryProfileRepository';
import { InMemorySavedItemsStore } from '../../support/inMemory/favourites/InMemorySavedItemsStore';
import { InMemoryUserRepository } from '../../support/inMemory/account/InMemoryUserRepository';
import { describePreferencesRepository } from '../preferences/preferencesRepositoryContract';
import { describeProfileCache } from '../account/profileCacheContract';
import { describeProfileRepository } from '../account/profileRepositoryContract';
import { describeSavedItems, describeSharedSavedItems } from '../favourites/savedItemsContract';
import { describeUserRepository } from '../account/userRepositoryContract';

describeUserRepository('InMemoryUserRepository', () => {
  const tab = new InMemoryUserRepository();
  return {
    uid: 'camille',
    tab,
    otherTab: tab,
    now: NOON,
    given: async (changes) => tab.store({ ...aProfile({ uid: 'camille' }), ...changes }),
  };
});

describeProfileRepository('InMemoryProfileRepository', () => {
  const users = new InMemoryUserRepository(aProfile({ uid: 'claire', displayName: 'Claire' }));
  const tab = new InMemoryProfileRepository(users);
  return { tab, otherTab: tab, now: NOON, accountOf: async (uid) => users.of(uid) };
});

const inMemorySavedItems = () => {
  const tab = new InMemorySavedItemsStore({ now: () => NOON });
  return {
    tab,
    otherTab: tab,
    claires: tab,
    giveRate: async (rate: Rate) => tab.giveRate('karim', rate),
    now: NOON,
  };
};
describeSavedItems('InMemorySavedItemsStore', inMemorySavedItems);
describeSharedSavedItems('InMemorySavedItemsStore', inMemorySavedItems);

describePreferencesRepository('InMemoryPreferencesRepository', () => {
  const tab = new InMemoryPreferencesRepository();
  return { tab, otherTab: tab };
});

describeProfileCache('InMemoryProfileCache', () => {
  const visit = new InMemoryProfileCache();
  return { visit, nextVisit: visit };
});
