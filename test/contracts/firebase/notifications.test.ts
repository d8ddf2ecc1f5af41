import { firestoreUnderTest } from '@mon-bazar/firebase-test-server/official/firestoreUnderTest';
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test, vi } from 'vitest';
import { localFirestore } from '../../../scripts/firebase/localFirestore';
import { RandomIdGenerator } from '../../../src/infrastructure/browser/device/RandomIdGenerator';
import { FirestoreConversationReader } from '../../../src/infrastructure/firebase/notifications/FirestoreConversationReader';
import { FirestoreMailRecipients } from '../../../src/infrastructure/firebase/notifications/FirestoreMailRecipients';
import { FirestoreMessageMailQueue } from '../../../src/infrastructure/firebase/notifications/FirestoreMessageMailQueue';
import { FirestoreNotificationQueue } from '../../../src/infrastructure/firebase/notifications/FirestoreNotificationQueue';
import { FirestorePushDevices } from '../../../src/infrastructure/firebase/notifications/FirestorePushDevices';
import { FirestorePushMarks } from '../../../src/infrastructure/firebase/notifications/FirestorePushMarks';
import {
  answeredReportsForm,
  decisionMailForm,
  endingMailForm,
  outcomeMailForm,
  priceMailForm,
  searchMailForm,
  searchPushForm,
} from '../../../src/infrastructure/firebase/notifications/notificationForms';
import { allPushes, type PushChoice } from '../../../src/domain/preferences/PushChoices';
import { DAY, MINUTE } from '../../../src/domain/shared/Instant';
import { NOON } from '../../support/builders/aListing';
import { clockAtNoon } from '../../support/embedded/embeddedBackends';
import { aConversation } from '../../support/builders/aConversation';
import { accountDocument, conversationDocument } from '../../support/firebase/storedForServer';
import { describeMailRecipients } from '../notifications/mailRecipientsContract';
import { describeMessageMailQueue } from '../notifications/messageMailQueueContract';
import {
  answeredReports,
  decisionMails,
  describeNotificationQueue,
  endingMails,
  outcomeMails,
  queuedPushes,
  priceMails,
  searchMails,
} from '../notifications/notificationQueueContract';
import { describePushDevices } from '../notifications/pushDevicesContract';
import { describePushMarks } from '../notifications/pushMarksContract';

const server = await firestoreUnderTest();
const open = () => localFirestore(server.host, `demo-${randomUUID()}`);

afterAll(() => server.close());

async function withPeople() {
  const firestore = open();
  await firestore.doc('users/claire').set({
    ...accountDocument('claire', 'claire@exemple.fr', NOON),
    displayName: 'claire',
  });
  await firestore.doc('users/karim').set(accountDocument('karim', null, NOON));
  const recipients = new FirestoreMailRecipients(firestore, new RandomIdGenerator(), clockAtNoon);
  const ask = async (token: string) => {
    await firestore.doc(`mail_unsubscriptions/${token}`).set({ askedAt: new Date(NOON) });
  };
  const block = async (uid: string, blocked: string) => {
    await firestore.doc(`users/${uid}/blocks/${blocked}`).set({ name: blocked, blockedAt: new Date(NOON) });
  };
  const restrict = async (uid: string, kind: 'closed' | 'for a day') => {
    const until = kind === 'closed' ? { until: null, since: new Date(NOON) } : { until: new Date(NOON + DAY) };
    await firestore.doc(`restrictions/${uid}`).set({ ...until, decision: 1 });
  };
  const endPushes = async (uid: string, choice: PushChoice) => {
    const pushes = { ...allPushes, [choice]: false };
    await firestore.doc(`users/${uid}/private/preferences`).set({ pushes, updatedAt: new Date(NOON) });
  };
  return { firestore, recipients, ask, block, restrict, endPushes };
}

describeMessageMailQueue('FirestoreMessageMailQueue', () => new FirestoreMessageMailQueue(open()));
describeNotificationQueue('FirestoreNotificationQueue of searches', {
  open: () => new FirestoreNotificationQueue(open(), searchMailForm),
  ...searchMails,
});
describeNotificationQueue('FirestoreNotificationQueue of endings', {
  open: () => new FirestoreNotificationQueue(open(), endingMailForm),
  ...endingMails,
});
describeNotificationQueue('FirestoreNotificationQueue of prices', {
  open: () => new FirestoreNotificationQueue(open(), priceMailForm),
  ...priceMails,
});
describeNotificationQueue('FirestoreNotificationQueue of decisions', {
  open: () => new FirestoreNotificationQueue(open(), decisionMailForm),
  ...decisionMails,
});
describeNotificationQueue('FirestoreNotificationQueue of outcomes', {
  open: () => new FirestoreNotificationQueue(open(), outcomeMailForm),
  ...outcomeMails,
});
describeNotificationQueue('FirestoreNotificationQueue of answered reports', {
  open: () => new FirestoreNotificationQueue(open(), answeredReportsForm),
  ...answeredReports,
});
describeNotificationQueue('FirestoreNotificationQueue of pushes', {
  open: () => new FirestoreNotificationQueue(open(), searchPushForm),
  ...queuedPushes,
});
describeMailRecipients('FirestoreMailRecipients', withPeople);
describePushMarks('FirestorePushMarks', () => new FirestorePushMarks(open()));
describePushDevices('FirestorePushDevices', () => {
  const firestore = open();
  let at = NOON;
  return {
    devices: new FirestorePushDevices(firestore),
    add: (uid, device) => {
      at += MINUTE;
      return firestore.collection(`users/${uid}/devices`).add({ ...device, createdAt: new Date(at) });
    },
  };
});

test('a person who has chosen no e-mails has no address to write to, and may choose them again', async () => {
  const { firestore, recipients, ask } = await withPeople();
  const preferences = firestore.doc('users/claire/private/preferences');
  await preferences.set({ mails: { messages: false }, updatedAt: new Date(NOON) });
  expect(await recipients.addressFor('claire', 'karim')).toBeNull();
  await preferences.set({ notifications: { messages: false, savedSearches: false }, updatedAt: new Date(NOON) });
  expect(await recipients.addressFor('claire', 'karim')).toBe('claire@exemple.fr');
  await ask(await recipients.tokenOf('claire', 'messages'));
  await recipients.unsubscribe(await recipients.tokenOf('claire', 'messages'));
  expect((await preferences.get()).data()).toMatchObject({
    mails: { messages: false, savedSearches: true, endingListings: true, favouritePrices: true },
    notifications: { messages: false, savedSearches: false },
  });
});

test('a stored choice that knows of messages only allows e-mails about other things, and a link leaves it whole, as the rules want it', async () => {
  const { firestore, recipients } = await withPeople();
  const preferences = firestore.doc('users/claire/private/preferences');
  await preferences.set({ mails: { messages: false }, updatedAt: new Date(NOON) });
  expect(await recipients.searchRecipient('claire')).toMatchObject({ address: 'claire@exemple.fr' });
  expect(await recipients.endingRecipient('claire')).toMatchObject({ address: 'claire@exemple.fr' });
  expect(await recipients.priceRecipient('claire')).toMatchObject({ address: 'claire@exemple.fr' });
  await recipients.unsubscribe(await recipients.tokenOf('claire', 'savedSearches'));
  expect((await preferences.get()).get('mails')).toEqual({
    messages: false,
    savedSearches: false,
    endingListings: true,
    favouritePrices: true,
  });
  await preferences.delete();
  await recipients.unsubscribe(await recipients.tokenOf('claire', 'savedSearches'));
  expect((await preferences.get()).get('mails')).toEqual({
    messages: true,
    savedSearches: false,
    endingListings: true,
    favouritePrices: true,
  });
});

test('a token of a former version, which has no kind, ends e-mails about messages', async () => {
  const { firestore, recipients } = await withPeople();
  await firestore.doc('mail_tokens/a1B2c3D4e5F6g7H8i9J0').set({ uid: 'claire' });
  await recipients.unsubscribe('a1B2c3D4e5F6g7H8i9J0');
  expect(await recipients.addressFor('claire', 'karim')).toBeNull();
  expect(await recipients.searchRecipient('claire')).toMatchObject({ address: 'claire@exemple.fr' });
});

test('a choice of no e-mails counts whatever is wrong with other preferences, and a malformed choice allows none', async () => {
  const { firestore, recipients } = await withPeople();
  const preferences = firestore.doc('users/claire/private/preferences');
  await preferences.set({ mails: { messages: false }, seller: 'former' });
  expect(await recipients.addressFor('claire', 'karim')).toBeNull();
  await preferences.set({ mails: { messages: true }, seller: 'former' });
  expect(await recipients.addressFor('claire', 'karim')).toBe('claire@exemple.fr');
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await preferences.set({ mails: 'none' });
  expect(await recipients.addressFor('claire', 'karim')).toBeNull();
  expect(log).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});

test('a choice of no pushes counts whatever is wrong with other preferences, and a malformed choice allows none', async () => {
  const { firestore, recipients } = await withPeople();
  const preferences = firestore.doc('users/claire/private/preferences');
  const wantsPushes = async () => (await recipients.searchRecipient('claire'))?.wantsPushes;
  await preferences.set({ pushes: { ...allPushes, savedSearches: false }, seller: 'former' });
  expect(await wantsPushes()).toBe(false);
  await preferences.set({ pushes: allPushes, seller: 'former' });
  expect(await wantsPushes()).toBe(true);
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await preferences.set({ pushes: { savedSearches: true } });
  expect(await recipients.searchRecipient('claire')).toMatchObject({
    address: 'claire@exemple.fr',
    wantsPushes: false,
  });
  expect(log).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});

test('a link that outlives its account stores nothing of it again', async () => {
  const { firestore, recipients, ask } = await withPeople();
  const token = await recipients.tokenOf('claire', 'messages');
  await firestore.doc('users/claire').update({ email: null });
  await ask(token);
  await recipients.unsubscribe(token);
  expect((await firestore.doc('users/claire/private/preferences').get()).exists).toBe(false);
  expect(await recipients.unsubscriptions(10)).toEqual([]);
});

test('a malformed entry of the queue is reported and removed, and keeps no other from being sent', async () => {
  const firestore = open();
  const queue = new FirestoreMessageMailQueue(firestore);
  await firestore.doc('message_mails/malformed').set({ dueAt: new Date(NOON) });
  const log = vi.spyOn(console, 'error').mockReturnValue();
  expect(await queue.due(NOON, 1)).toEqual([]);
  expect(log).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
  expect((await firestore.doc('message_mails/malformed').get()).exists).toBe(false);
});

test('a request with a token that nobody has is done, and changes nothing', async () => {
  const { recipients, ask } = await withPeople();
  await ask('a1B2c3D4e5F6g7H8i9J0');
  await recipients.unsubscribe('a1B2c3D4e5F6g7H8i9J0');
  expect(await recipients.unsubscriptions(10)).toEqual([]);
  expect(await recipients.addressFor('claire', 'karim')).toBe('claire@exemple.fr');
});

test.each([
  ['endingListings', 'endingToken', 'endingRecipient'],
  ['favouritePrices', 'priceToken', 'priceRecipient'],
] as const)(
  'a token of a kind of e-mails is stored with its kind, and a malformed choice allows no such e-mails: %s',
  async (kind, field, recipient) => {
    const { firestore, recipients } = await withPeople();
    const token = await recipients.tokenOf('claire', kind);
    expect((await firestore.doc(`mail_tokens/${token}`).get()).data()).toMatchObject({ uid: 'claire', kind });
    expect((await firestore.doc('mail_recipients/claire').get()).get(field)).toBe(token);
    const log = vi.spyOn(console, 'error').mockReturnValue();
    await firestore.doc('users/claire/private/preferences').set({ mails: { messages: true, [kind]: 'no' } });
    expect(await recipients[recipient]('claire')).toMatchObject({ address: null, wantsPushes: true });
    expect(log).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  },
);

test('a conversation is read as the SDK of browsers has stored it; a malformed one is reported, and is none', async () => {
  const firestore = open();
  const reader = new FirestoreConversationReader(firestore);
  const { id } = aConversation();
  const document = conversationDocument(NOON);
  expect(await reader.read(id)).toBeNull();
  await firestore.doc(`conversations/${id}`).set(document);
  expect(await reader.read(id)).toMatchObject(aConversation());
  await firestore.doc(`conversations/${id}`).set({ ...document, participants: 'karim' });
  const log = vi.spyOn(console, 'error').mockReturnValue();
  expect(await reader.read(id)).toBeNull();
  expect(log).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});

test('a malformed device is reported and removed', async () => {
  const firestore = open();
  const reference = firestore.doc('users/claire/devices/malformed');
  await reference.set({ endpoint: 7, createdAt: new Date(NOON) });
  const log = vi.spyOn(console, 'error').mockReturnValue();
  expect(await new FirestorePushDevices(firestore).of('claire', 10)).toEqual([]);
  expect(log).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
  expect((await reference.get()).exists).toBe(false);
});
