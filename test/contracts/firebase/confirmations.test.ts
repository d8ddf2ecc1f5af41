import { firestoreUnderTest } from '@mon-bazar/firebase-test-server/official/firestoreUnderTest';
import { Timestamp } from '@google-cloud/firestore';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { localFirestore } from '../../../scripts/firebase/localFirestore';
import type { AskingMail } from '../../../src/application/notifications/confirmations/ConfirmationMailer';
import { ScheduleConfirmationMail } from '../../../src/application/notifications/confirmations/ScheduleConfirmationMail';
import { SendConfirmationMails } from '../../../src/application/notifications/confirmations/SendConfirmationMails';
import { CONFIRMATION_PERIOD } from '../../../src/domain/notifications/ConfirmationMail';
import { DAILY_CONFIRMATION_MAILS, MAILBOX_PERIOD } from '../../../src/domain/notifications/confirmationLimits';
import { DAY } from '../../../src/domain/shared/Instant';
import { RandomIdGenerator } from '../../../src/infrastructure/browser/device/RandomIdGenerator';
import { FirestoreConfirmationLimits } from '../../../src/infrastructure/firebase/notifications/FirestoreConfirmationLimits';
import { FirestoreNotificationQueue } from '../../../src/infrastructure/firebase/notifications/FirestoreNotificationQueue';
import { FirestorePendingSubscriptions } from '../../../src/infrastructure/firebase/notifications/FirestorePendingSubscriptions';
import { confirmationMailForm } from '../../../src/infrastructure/firebase/notifications/notificationForms';
import { NOON } from '../../support/builders/aListing';
import { subscriberDocument } from '../../support/firebase/storedForServer';

const server = await firestoreUnderTest();

afterAll(() => server.close());
afterEach(() => vi.restoreAllMocks());

const unsubscribeToken = 'a1B2c3D4e5F6g7H8i9J0';

function aProject() {
  const setup = { now: NOON, mails: [] as AskingMail[] };
  const clock = { now: () => setup.now };
  const firestore = localFirestore(server.host, `demo-${randomUUID()}`);
  const queue = new FirestoreNotificationQueue(firestore, confirmationMailForm);
  const subscriptions = new FirestorePendingSubscriptions(firestore);
  const limits = new FirestoreConfirmationLimits(firestore);
  const mailer = { send: async (mail: AskingMail) => void setup.mails.push(mail) };
  const schedule = new ScheduleConfirmationMail(subscriptions, queue, new RandomIdGenerator(), clock);
  const send = new SendConfirmationMails({ queue, subscriptions, limits }, mailer, clock);
  const subscriber = firestore.doc('newsletter_subscribers/hash');
  return Object.assign(setup, {
    firestore,
    limits,
    subscriptions,
    subscriber,
    event: () => schedule.execute('hash'),
    run: () => send.execute(),
    subscribe: async () => {
      await subscriber.set(subscriberDocument('claire@exemple.fr', setup.now));
      await firestore.doc(`newsletter_tokens/${unsubscribeToken}`).set({ subscriber: 'hash' });
    },
    /** The paths of what is stored about the subscription. */
    stored: async () => {
      const names = ['newsletter_subscribers', 'newsletter_tokens', 'newsletter_confirmations', 'newsletter_mails'];
      const found = await Promise.all(names.map((name) => firestore.collection(name).get()));
      return found.flatMap(({ docs }) => docs.map(({ ref }) => ref.parent.id));
    },
  });
}

test('a subscription is read as the SDK of browsers has stored it, until it is confirmed; a malformed one is reported, and is none', async () => {
  const { subscriber, subscriptions, subscribe } = aProject();
  expect(await subscriptions.read('hash')).toBeNull();
  await subscribe();
  expect(await subscriptions.read('hash')).toEqual({
    ...{ id: 'hash', email: 'claire@exemple.fr', subscribedAt: NOON },
    unsubscribeToken,
  });
  await subscriber.update({ confirmed_at: new Date(NOON) });
  expect(await subscriptions.read('hash')).toBeNull();
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await subscriber.set({ email: 7 });
  expect(await subscriptions.read('hash')).toBeNull();
  expect(log).toHaveBeenCalledOnce();
});

test('an address is asked once, by runs that overlap and an event that comes twice, with a link that leads to its subscription', async () => {
  const project = aProject();
  await project.subscribe();
  await Promise.all([project.event(), project.event()]);
  await Promise.all([project.run(), project.run()]);
  await project.event();
  await project.run();
  const [mail, ...others] = project.mails;
  expect(others).toEqual([]);
  const token = mail?.confirmationToken ?? '';
  expect((await project.firestore.doc(`newsletter_confirmations/${token}`).get()).data()).toEqual({
    subscriber: 'hash',
  });
  expect((await project.firestore.doc('newsletter_mails/hash').get()).data()).toMatchObject({
    ...{ token, step: 'end', dueAt: Timestamp.fromMillis(NOON + CONFIRMATION_PERIOD) },
    expiresAt: Timestamp.fromMillis(NOON + CONFIRMATION_PERIOD + 90 * DAY),
  });
});

test('a subscription that nobody has confirmed is removed with its tokens, by runs that overlap; a confirmed one stays', async () => {
  for (const isConfirmed of [false, true]) {
    const project = aProject();
    await project.subscribe();
    await project.event();
    await project.run();
    if (isConfirmed) await project.subscriber.update({ confirmed_at: new Date(NOON) });
    project.now = NOON + CONFIRMATION_PERIOD;
    await Promise.all([project.run(), project.run()]);
    expect(await project.stored()).toEqual(isConfirmed ? ['newsletter_subscribers', 'newsletter_tokens'] : []);
  }
});

test('the end of a subscription takes nothing of a later one of the same address', async () => {
  const project = aProject();
  await project.subscribe();
  await project.event();
  const entry = confirmationMailForm.read(await project.firestore.doc('newsletter_mails/hash').get());
  if (entry === null) throw new Error('No entry');
  project.now = NOON + 1;
  await project.subscribe();
  await project.event();
  await project.subscriptions.end(entry);
  expect(await project.stored()).toEqual(['newsletter_subscribers', 'newsletter_tokens', 'newsletter_mails']);
  // The subscription was replaced, its event has not come yet.
  await project.firestore.doc('newsletter_mails/hash').set(confirmationMailForm.write(entry));
  await project.subscriptions.end(entry);
  expect(await project.stored()).toEqual(['newsletter_subscribers', 'newsletter_tokens']);
});

test('the token of an open link is found by its subscription, and no other one', async () => {
  const { subscriptions } = aProject();
  await subscriptions.open('one', 'hash');
  await subscriptions.open('two', 'other');
  expect(await subscriptions.openToken('hash')).toBe('one');
  expect(await subscriptions.openToken('nobody')).toBeNull();
});

test('a mailbox is sent one e-mail in a week, counted once by processes that ask at once, and the same one again', async () => {
  const { firestore, limits } = aProject();
  const taken = await Promise.all(['a', 'b', 'c'].map((mail) => limits.take('claire@exemple.fr', mail, NOON)));
  expect(taken.filter((until) => until === null)).toHaveLength(1);
  expect(taken.filter((until) => until === NOON + MAILBOX_PERIOD)).toHaveLength(2);
  const first = ['a', 'b', 'c'][taken.indexOf(null)] ?? '';
  expect(await limits.take('claire@exemple.fr', first, NOON + 1)).toBeNull();
  expect(await limits.take('ines@exemple.fr', 'a', NOON)).toBeNull();
  const stored = await firestore.collection('newsletter_limits').get();
  expect(stored.docs.map(({ id }) => id).filter((id) => !/^(?:day|[0-9a-f]{64})$/.test(id))).toEqual([]);
  for (const document of stored.docs) expect(document.get('expiresAt')).toBeInstanceOf(Timestamp);
});

test('no e-mail is sent on a day on which as many were sent as may be, and the next day opens', async () => {
  const { firestore, limits } = aProject();
  const day = Math.floor(NOON / DAY) * DAY;
  const count = firestore.doc('newsletter_limits/day');
  await count.set({ day: new Date(day), sent: DAILY_CONFIRMATION_MAILS - 1 });
  expect(await limits.take('claire@exemple.fr', 'a', NOON)).toBeNull();
  expect(await limits.take('ines@exemple.fr', 'b', NOON)).toBe(day + DAY);
  expect(await limits.take('ines@exemple.fr', 'b', day + DAY)).toBeNull();
  expect((await count.get()).get('sent')).toBe(1);
});
