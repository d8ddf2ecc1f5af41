import { unwrap, type IDBPDatabase, type IDBPTransaction } from 'idb';

/**
 * Migrates a database, with its data, from one version to the next. It may await requests of its transaction only. The stores are
 * those of its version, which `EmbeddedSchema` does not describe.
 */
export type Migration = (
  database: IDBPDatabase,
  transaction: IDBPTransaction<unknown, string[], 'versionchange'>,
) => void | Promise<void>;

/** The fields that a profile of version 3 had beyond those of the account. */
const publicFields = ['about', 'place', 'kind', 'answers'];

interface FormerProfile {
  readonly uid: string;
  readonly phoneNumber: string | null;
}

/** An account of version 3, without a number. */
const formerAccount = {
  email: null,
  isEmailVerified: false,
  password: null,
  hasGoogle: false,
  secondStepPhone: null,
  signedInAt: null,
};

/** A listing up to version 5: a deleted one had all its content. */
interface FormerListing {
  readonly id: string;
  readonly ownerId: string;
  readonly state: string;
  readonly publishedAt: number;
  readonly updatedAt: number;
  readonly photos: readonly { readonly id: string }[];
}

interface FormerAccount {
  readonly freeListingsCount: number;
}

interface FormerDecision {
  readonly statement: object;
}

interface FormerDeal {
  readonly listingId: string;
}

interface FormerSubscriber {
  readonly subscribedAt: number;
}

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
    const others = {
      key: ['blocks'],
      id: ['reports', 'contactMessages'],
      listingId: ['viewCounts', 'deals', 'favouriteCounts'],
      date: ['dailyVisits'],
      uid: ['preferences'],
    };
    createAll(database, others);
    for (const store of ['favourites', 'savedSearches', 'hiddenSellers'])
      database.createObjectStore(store, { keyPath: ['ownerId', 'id'] });
    const profiles = (await transaction.objectStore('profiles').getAll()) as readonly FormerProfile[];
    for (const { uid, phoneNumber } of profiles) {
      if (phoneNumber !== null) await accounts.add({ ...formerAccount, uid, phoneNumber });
    }
  },
  /**
   * The names of the specification; what a public profile adds to its account is stored apart, as on Firestore. Former response rates
   * (`answers`) are left out.
   */
  async function nameStoresAsSpecified(database, transaction) {
    const rename = (store: string, name: string) => (unwrap(transaction.objectStore(store)).name = name);
    rename('dailyVisits', 'analytics');
    rename('newsletterSubscribers', 'newsletter_subscribers');
    rename('profiles', 'users');
    const [users, subscribers] = [transaction.objectStore('users'), transaction.objectStore('newsletter_subscribers')];
    const [settings, profiles] = [
      transaction.objectStore('settings'),
      database.createObjectStore('profiles', { keyPath: 'uid' }),
    ];
    const config = database.createObjectStore('config');
    const configuration: unknown = await settings.get('app-config');
    if (configuration !== undefined) await config.put(configuration, 'app');
    await settings.delete('app-config');
    for (const { subscribedAt, ...subscriber } of (await subscribers.getAll()) as readonly FormerSubscriber[])
      await subscribers.put({ ...subscriber, subscribed_at: subscribedAt });
    for (const profile of (await users.getAll()) as readonly FormerProfile[]) {
      const entries = Object.entries(profile);
      const added = entries.filter(([field]) => field !== 'answers' && publicFields.includes(field));
      if (added.length > 0) await profiles.put({ uid: profile.uid, ...Object.fromEntries(added) });
      await users.put(Object.fromEntries(entries.filter(([field]) => !publicFields.includes(field))));
    }
  },
  function createRates(database) {
    database.createObjectStore('rates', { keyPath: ['ownerId', 'id'] });
  },
  /** Of deleted listings only tombstones stay; the photos that another listing shows stay too. */
  async function emptyDeletedListings(_database, transaction) {
    const [listings, photos] = [transaction.objectStore('listings'), transaction.objectStore('photos')];
    const all = (await listings.getAll()) as readonly FormerListing[];
    const idsIn = (some: readonly FormerListing[]) => some.flatMap((listing) => listing.photos.map(({ id }) => id));
    const deleted = all.filter(({ state }) => state === 'deleted');
    const shown = new Set(idsIn(all.filter(({ state }) => state !== 'deleted')));
    for (const { id, ownerId, state, publishedAt, updatedAt } of deleted) {
      await listings.put({ id, ownerId, state, publishedAt, updatedAt });
      await transaction.objectStore('deals').delete(id);
    }
    for (const id of idsIn(deleted)) if (!shown.has(id)) await photos.delete(id);
  },
  /** The count was that of all listings ever posted: those that have ended are taken off. */
  async function subtractEndedListings(_database, transaction) {
    const users = transaction.objectStore('users');
    const ended = new Map<string, number>();
    for (const { ownerId, state } of (await transaction.objectStore('listings').getAll()) as readonly FormerListing[])
      if (['sold', 'expired', 'deleted'].includes(state)) ended.set(ownerId, (ended.get(ownerId) ?? 0) + 1);
    for (const [uid, count] of ended) {
      const user = (await users.get(uid)) as FormerAccount | undefined;
      if (user !== undefined)
        await users.put({ ...user, freeListingsCount: Math.max(0, user.freeListingsCount - count) });
    }
  },
  function createModeration(database) {
    createAll(database, { id: ['cases', 'report_outcomes'], number: ['decisions', 'journal'] });
    database.createObjectStore('registers');
  },
  function indexSubscribersByDate(_database, transaction) {
    transaction.objectStore('newsletter_subscribers').createIndex('byDate', ['subscribed_at', 'email']);
  },
  async function createNotices(database, transaction) {
    createAll(database, { reference: ['notices'] });
    const cases = transaction.objectStore('cases');
    for (const known of (await cases.getAll()) as readonly object[]) await cases.put({ ...known, notices: 0 });
  },
  /** Former decisions have no end. */
  async function createRestrictions(database, transaction) {
    database.createObjectStore('restrictions', { keyPath: 'uid' });
    const decisions = transaction.objectStore('decisions');
    for (const decision of (await decisions.getAll()) as readonly FormerDecision[])
      await decisions.put({ ...decision, statement: { ...decision.statement, until: null } });
  },
  function createOpenedConversations(database) {
    createAll(database, { id: ['opened_conversations'] });
  },
  function createTransparency(database) {
    createAll(database, { year: ['transparency'] });
  },
  function createReviews(database) {
    database.createObjectStore('reviews', { keyPath: 'id' }).createIndex('bySubject', ['subjectId', 'visibleAt']);
  },
  /** Deals about sold listings are counted. */
  async function countDeals(_database, transaction) {
    const [deals, listings] = [transaction.objectStore('deals'), transaction.objectStore('listings')];
    deals.createIndex('bySeller', 'ownerId');
    deals.createIndex('byBuyer', 'buyerId');
    for (const deal of (await deals.getAll()) as readonly FormerDeal[]) {
      const listing = (await listings.get(deal.listingId)) as FormerListing | undefined;
      if (listing?.state === 'sold') await deals.put({ ...deal, isCounted: true });
    }
  },
  /** The listings begin with a revision, that of the first entry. */
  async function createListingChanges(database) {
    database.createObjectStore('listing_index');
    await database.createObjectStore('listing_changes', { autoIncrement: true }).add([]);
  },
];

/** Stores by the path of their keys. */
function createAll(database: IDBPDatabase, stores: Readonly<Record<string, readonly string[]>>): void {
  for (const [keyPath, names] of Object.entries(stores))
    for (const name of names) database.createObjectStore(name, { keyPath });
}
