import 'fake-indexeddb/auto';
import { EmbeddedUserRepository } from '../../../src/infrastructure/embedded/account/EmbeddedUserRepository';
import { NOON } from '../../support/builders/aListing';
import { aProfile } from '../../support/builders/aPosting';
import { embeddedTabs } from '../../support/embedded/embeddedTabs';
import { describeUserRepository } from '../account/userRepositoryContract';

describeUserRepository('EmbeddedUserRepository', () => {
  const openTab = embeddedTabs();
  const [first, second] = [openTab(), openTab()];
  return {
    uid: 'camille',
    tab: new EmbeddedUserRepository(first.database, first.feed),
    otherTab: new EmbeddedUserRepository(second.database, second.feed),
    now: NOON,
    async given(changes) {
      await second.database.write(['users'], (transaction) =>
        transaction.objectStore('users').put({ ...aProfile({ uid: 'camille' }), ...changes }),
      );
      second.feed.publish({ store: 'users', ids: ['camille'] });
    },
  };
});
