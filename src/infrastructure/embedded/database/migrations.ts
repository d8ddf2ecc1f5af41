import type { IDBPDatabase, IDBPTransaction } from 'idb';
import { blankAccount } from './records';
import type { EmbeddedSchema, StoreName } from './EmbeddedSchema';

/** Migrates a database, with its data, from one version to the next. It may await requests of its transaction only. */
export type Migration = (
  database: IDBPDatabase<EmbeddedSchema>,
  transaction: IDBPTransaction<EmbeddedSchema, StoreName[], 'versionchange'>,
) => void | Promise<void>;

/** One step per version, in order. A step that has been released is never changed: add one. */
export const migrations: readonly Migration[] = [
  function createStores(database) {
    const listings = database.createObjectStore('listings', { keyPath: 'id' });
    listings.createIndex('byPublication', ['visible', 'publishedAt', 'id']);
    listings.createIndex('byFamily', ['visible', 'family', 'publishedAt', 'id']);
    listings.createIndex('byCategory', ['visible', 'categoryId', 'publishedAt', 'id']);
    database.createObjectStore('photos', { keyPath: 'id' });
    database.createObjectStore('profiles', { keyPath: 'uid' });
    database.createObjectStore('newsletterSubscribers', { keyPath: 'email' });
    database.createObjectStore('settings');
  },
  function indexListingsByOwner(_database, transaction) {
    transaction.objectStore('listings').createIndex('byOwner', ['ownerId', 'publishedAt']);
  },
  /** Accounts, saved items, messages, preferences and counters. */
  async function createPersonStores(database, transaction) {
    const accounts = database.createObjectStore('accounts', { keyPath: 'uid' });
    database
      .createObjectStore('conversations', { keyPath: 'id' })
      .createIndex('byPerson', 'places', { multiEntry: true });
    database
      .createObjectStore('messages', { keyPath: 'key' })
      .createIndex('byConversation', ['conversationId', 'sentAt', 'id']);
    database.createObjectStore('blocks', { keyPath: 'key' });
    database.createObjectStore('reports', { keyPath: 'id' });
    database.createObjectStore('viewCounts', { keyPath: 'listingId' });
    database.createObjectStore('deals', { keyPath: 'listingId' });
    database.createObjectStore('dailyVisits', { keyPath: 'date' });
    database.createObjectStore('contactMessages', { keyPath: 'id' });
    for (const store of ['favourites', 'savedSearches', 'hiddenSellers'] as const)
      database.createObjectStore(store, { keyPath: ['ownerId', 'id'] });
    database.createObjectStore('favouriteCounts', { keyPath: 'listingId' });
    database.createObjectStore('preferences', { keyPath: 'uid' });
    for (const { uid, phoneNumber } of await transaction.objectStore('profiles').getAll()) {
      if (phoneNumber !== null) await accounts.add({ ...blankAccount(uid), phoneNumber });
    }
  },
];
