import { createHash } from 'node:crypto';
import { Timestamp, type Firestore } from '@google-cloud/firestore';
import { cardIds } from '../../../src/infrastructure/firebase/cards/cardIds';
import { DAY, HOUR, MINUTE } from '../../../src/domain/shared/Instant';
import { aListing, NOON } from '../builders/aListing';
import { accountDocument, conversationDocument, favouriteDocument, listingDocument } from './storedForServer';

type Fields = Readonly<Record<string, unknown>>;
export type StoredDocuments = Readonly<Record<string, Fields>>;

const at = new Date(NOON - DAY);
const photos = [{ id: 'claire~listing0', width: 4, height: 3 }];
const velo = aListing({ photos });
const table = aListing({ id: 'table', state: 'reserved' });
const canape = aListing({ id: 'canape', ownerId: 'karim' });
const subscriber = `newsletter_subscribers/${createHash('sha256').update('claire@exemple.fr').digest('hex')}`;
const other = `newsletter_subscribers/${createHash('sha256').update('karim@exemple.fr').digest('hex')}`;
const tokens = { token: 'token000', searchToken: 'search00' };

function listed(listing: typeof velo): StoredDocuments {
  const ids = cardIds(listing);
  const card = { listingId: listing.id, ownerId: listing.ownerId, expiresAt: new Date(listing.expiresAt) };
  return {
    [`listings/${listing.id}`]: { ...listingDocument(listing), ...ids },
    [`cardsByDate/${ids.dateCard}`]: card,
    [`cardsByPrice/${ids.priceCard}`]: card,
  };
}

const review = (side: 'buyer' | 'seller', authorId: string, subjectId: string) => ({
  ...{
    listingId: 'sold',
    title: 'Lampe',
    side,
    authorId,
    authorName: 'Someone',
    subjectId,
    stars: 5,
    text: 'Parfait.',
  },
  ...{ soldAt: at, createdAt: at, visibleAt: at, answer: '', answeredAt: null },
});
const report = (reporterId: string) => ({
  ...{ reporterId, kind: 'person', targetId: 'zoe', reason: 'spam', details: 'Encore.', createdAt: at },
  content: { title: 'Zoé', description: '', price: null, photos: [] },
});
const waiting = (recipientId: string) => ({ conversationId: 'velo~karim', recipientId, messageAt: NOON });
const rate = (age: number) => ({ since: new Date(NOON - age), count: 3, last: 'velo', at: new Date(NOON - age) });

/** What Claire’s erasure is to take away, by its step. */
export const erased: Readonly<Record<string, StoredDocuments>> = {
  listings: {
    ...listed(velo),
    ...listed(table),
    'deals/table': { ownerId: 'claire', buyerId: 'karim' },
    'listings/malformed': { ownerId: 'claire', state: 'paused', title: 7, dateCard: 'x_malformed' },
    'listings/former': { ...listingDocument(aListing({ id: 'former', photos })), state: 'deleted' },
    'cardsByDate/x_malformed': { listingId: 'malformed', ownerId: 'claire' },
  },
  'saved-items': {
    'users/claire/favourites/canape': favouriteDocument(canape),
    'users/claire/saved_searches/velos': { name: 'Vélos', search: 'q=velo', createdAt: at, lookedAt: at },
    'users/claire/hidden_sellers/zoe': { name: 'Zoé', hiddenAt: at },
    'users/claire/blocks/zoe': { name: 'Zoé', blockedAt: at },
  },
  preferences: { 'users/claire/private/preferences': { mails: { messages: true }, updatedAt: at } },
  newsletter: {
    [subscriber]: { email: 'claire@exemple.fr', unsubscribe_token: 'c1B2c3D4e5F6g7H8i9J0' },
    'newsletter_tokens/c1B2c3D4e5F6g7H8i9J0': { subscriber: subscriber.split('/')[1] },
    'newsletter_confirmations/k1L2m3N4o5P6q7R8s9T0': { subscriber: subscriber.split('/')[1] },
    [subscriber.replace('subscribers', 'mails')]: { token: 'k1L2m3N4o5P6q7R8s9T0', dueAt: at },
    [subscriber.replace('subscribers', 'limits')]: { mail: 'claire', at },
  },
  profile: {
    'users/claire': {
      ...accountDocument('claire', 'claire@exemple.fr', NOON),
      ...{
        displayName: 'Claire',
        phoneNumber: '+33612345678',
        photoURL: 'photo:claire~portrait',
        freeListingsCount: 4,
      },
    },
    'profiles/claire': { displayName: 'Claire', photoURL: 'photo:claire~portrait', memberSince: at },
  },
  conversations: {
    'conversations/velo~karim': conversationDocument(NOON) as Fields,
    'conversations/velo~karim/messages/un': { authorId: 'karim', kind: 'text', text: 'Bonjour', sentAt: at },
    'conversations/velo~karim/messages/deux': {
      ...{ authorId: 'claire', kind: 'photo', text: '', sentAt: at },
      photo: { id: 'claire~sentphot', width: 4, height: 3 },
    },
  },
  records: {
    'deals/bought': { ownerId: 'karim', buyerId: 'claire', isCounted: true },
    'contact_messages/k1B2c3D4e5F6g7H8i9J0': { authorId: 'claire', email: 'claire@exemple.fr', message: 'Bonjour' },
    'reports/claire~person~zoe': report('claire'),
    'reviews/sold~buyer': review('buyer', 'karim', 'claire'),
    'reviews/sold~seller': review('seller', 'claire', 'karim'),
    'users/claire/devices/phone': { endpoint: 'https://push.example/1', p256dh: 'p', auth: 'a', createdAt: at },
    'users/claire/rates/listings': rate(5 * MINUTE),
    'users/claire/rates/messages': rate(HOUR),
    'users/claire/rates/searches': { since: 'yesterday' },
    'users/claire/private/deal': { listingId: 'bought' },
  },
  notifications: {
    'message_mails/velo~karim~claire': waiting('claire'),
    'message_pushes/velo~karim~claire': waiting('claire'),
    'search_mails/claire': { recipientId: 'claire', dueAt: at },
    'ending_mails/claire': { recipientId: 'claire', dueAt: at },
    'decision_mails/0000000001~decided': { recipientId: 'claire', dueAt: at },
    'decision_pushes/0000000001~decided': { recipientId: 'claire', dueAt: at },
    'outcome_mails/claire~person~zoe': { recipientId: 'claire', dueAt: at },
    'price_mails/claire': { recipientId: 'claire', dueAt: at },
    'search_pushes/claire': { recipientId: 'claire', dueAt: at },
    'ending_pushes/claire': { recipientId: 'claire', dueAt: at },
    'price_pushes/claire': { recipientId: 'claire', dueAt: at },
    'mail_recipients/claire': tokens,
    ...Object.fromEntries(Object.values(tokens).map((token) => [`mail_tokens/${token}`, { uid: 'claire' }])),
    // Of an earlier recipient document, which Firestore has removed.
    'mail_tokens/former': { uid: 'claire' },
    'mail_unsubscriptions/former': { askedAt: at },
  },
};

/** Documents of others, and about Claire, that stay as they are. */
export const untouched: StoredDocuments = {
  ...listed(canape),
  'listings/gone': { ownerId: 'claire', state: 'deleted', publishedAt: at, updatedAt: at },
  'deals/sold': { ownerId: 'claire', buyerId: 'karim', isCounted: true, reviewedAt: { buyer: at } },
  'deals/promised': { ownerId: 'claire', buyerId: 'karim', reviewedAt: { buyer: at } },
  'users/karim': accountDocument('karim', 'karim@exemple.fr', NOON) as Fields,
  'users/karim/blocks/claire': { name: 'Claire', blockedAt: at },
  'users/karim/devices/phone': { endpoint: 'https://push.example/2' },
  'profiles/karim': { displayName: 'Karim', photoURL: null, memberSince: at },
  'reports/karim~person~zoe': report('karim'),
  'decisions/0000000001': { number: 1, personId: 'claire', measure: 'warning' },
  'restrictions/claire': { until: new Date(NOON + DAY), decision: 1 },
  'cases/person~claire': { kind: 'person', targetId: 'claire', state: 'closed' },
  'message_mails/velo~karim~karim': waiting('karim'),
  'message_pushes/velo~karim~karim': waiting('karim'),
  'decision_mails/0000000002~decided': { recipientId: 'karim', dueAt: at },
  'outcome_mails/karim~person~claire': { recipientId: 'karim', dueAt: at },
  'search_mails/karim': { recipientId: 'karim', dueAt: at },
  'mail_recipients/karim': { token: 'karims' },
  'mail_tokens/karims': { uid: 'karim' },
  'mail_unsubscriptions/karims': { askedAt: at },
  'contact_messages/v1B2c3D4e5F6g7H8i9J0': { email: 'claire@exemple.fr', message: 'Sans compte' },
  [other]: { email: 'karim@exemple.fr' },
  'newsletter_confirmations/u1V2w3X4y5Z6a7B8c9D0': { subscriber: other.split('/')[1] },
  [other.replace('subscribers', 'mails')]: { token: 'u1V2w3X4y5Z6a7B8c9D0', dueAt: at },
  'newsletter_limits/day': { day: at, sent: 2 },
};

const countsBefore: StoredDocuments = {
  'favourite_counts/canape': { count: 2 },
  'deal_counts/claire': { sales: 1, purchases: 1 },
  'deal_counts/karim': { sales: 1, purchases: 1 },
};

const tombstone = (id: string, publishedAt: number) => ({
  [`listings/${id}`]: {
    ownerId: 'claire',
    state: 'deleted',
    publishedAt: new Date(publishedAt).toISOString(),
    updatedAt: new Date(NOON).toISOString(),
  },
});

/** All that is stored once Claire’s account is erased at noon, as `documentsIn` reads it. */
export const remaining: StoredDocuments = {
  ...plainOf(untouched),
  'favourite_counts/canape': { count: 1 },
  'deal_counts/claire': { sales: 1, purchases: 0 },
  'deal_counts/karim': { sales: 0, purchases: 1 },
  ...tombstone('velo', velo.publishedAt),
  ...tombstone('table', table.publishedAt),
  ...tombstone('malformed', NOON),
  ...tombstone('former', velo.publishedAt),
  'users/claire': {
    ...plainOf(erased.profile ?? {})['users/claire'],
    ...{ displayName: 'Compte supprimé', phoneNumber: null, email: null, photoURL: null, freeListingsCount: 1 },
    updatedAt: new Date(NOON).toISOString(),
  },
  ...plainOf(erased.conversations ?? {}),
  'conversations/velo~karim': {
    ...plainOf(erased.conversations ?? {})['conversations/velo~karim'],
    names: { karim: 'Karim', claire: 'Compte supprimé' },
  },
  'reports/claire~person~zoe': { ...plain(report('claire')), details: '' },
  'reviews/sold~seller': { ...plain(review('seller', 'claire', 'karim')), authorName: 'Compte supprimé' },
  'users/claire/rates/listings': { ...plain(rate(5 * MINUTE)), last: '' },
};

/** Photos of Claire that something names after the erasure, and that nothing names. */
export const photosOfClaire = {
  untouched: ['claire~sentphot', 'karim~portrait'],
  emptied: ['claire~listing0', 'claire~portrait', 'claire~draft000'],
};

export async function givenPersonalDocuments(firestore: Firestore): Promise<void> {
  const batch = firestore.batch();
  for (const [path, fields] of Object.entries(before)) batch.set(firestore.doc(path), fields);
  await batch.commit();
}

const before: StoredDocuments = Object.fromEntries(
  [untouched, countsBefore, ...Object.values(erased)].flatMap((documents) => Object.entries(documents)),
);
const everywhere = new Set(['erasures', ...Object.keys(before).map((path) => path.split('/').at(-2) ?? '')]);

/** All documents of these collections, with times as text. */
export async function documentsIn(firestore: Firestore): Promise<StoredDocuments> {
  const found = await Promise.all([...everywhere].map((name) => firestore.collectionGroup(name).get()));
  return Object.fromEntries(
    found.flatMap(({ docs }) => docs.map((document) => [document.ref.path, plain(document.data())] as const)),
  );
}

function plainOf(documents: StoredDocuments): StoredDocuments {
  return Object.fromEntries(Object.entries(documents).map(([path, fields]) => [path, plain(fields)]));
}

function plain(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]));
}

function plainValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Timestamp) return value.toDate().toISOString();
  return Array.isArray(value) ? value.map(plainValue) : plain({ ...value });
}
