import { firestoreUnderTest } from '@mon-bazar/firebase-test-server/official/firestoreUnderTest';
import { Timestamp } from '@google-cloud/firestore';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { localFirestore } from '../../../scripts/firebase/localFirestore';
import { ScheduleDecisionMail } from '../../../src/application/notifications/decisions/ScheduleDecisionMail';
import { SendDecisionMails } from '../../../src/application/notifications/decisions/SendDecisionMails';
import { QueuedPushes } from '../../../src/application/notifications/pushes/QueuedPushes';
import { SendQueuedPushes } from '../../../src/application/notifications/pushes/SendQueuedPushes';
import type { QueuedPush } from '../../../src/domain/notifications/QueuedPush';
import { DAY } from '../../../src/domain/shared/Instant';
import { RandomIdGenerator } from '../../../src/infrastructure/browser/device/RandomIdGenerator';
import { FirestoreDecisionReader } from '../../../src/infrastructure/firebase/notifications/FirestoreDecisionReader';
import { FirestoreMailRecipients } from '../../../src/infrastructure/firebase/notifications/FirestoreMailRecipients';
import { FirestoreNotificationQueue } from '../../../src/infrastructure/firebase/notifications/FirestoreNotificationQueue';
import { FirestorePushDevices } from '../../../src/infrastructure/firebase/notifications/FirestorePushDevices';
import {
  decisionMailForm,
  decisionPushForm,
} from '../../../src/infrastructure/firebase/notifications/notificationForms';
import { aDecision, aStatement, decidedAt } from '../../support/builders/aDecision';
import { aPushDevice } from '../../support/builders/aPushDevice';
import { accountDocument, decisionDocument } from '../../support/firebase/storedForServer';

const server = await firestoreUnderTest();
const open = () => localFirestore(server.host, `demo-${randomUUID()}`);
const ID = '0000000042';

afterAll(() => server.close());
afterEach(() => vi.restoreAllMocks());

test('a decision is read as it is stored; a malformed one is reported, and is none', async () => {
  const firestore = open();
  const reader = new FirestoreDecisionReader(firestore);
  expect(await reader.read(ID)).toBeNull();
  const stated = { measure: 'restriction', until: decidedAt + DAY } as const;
  for (const decision of [
    aDecision(),
    aDecision({ statement: aStatement(stated), content: null, restoresTo: null }),
    aDecision({
      status: 'upheld',
      appeal: 'Non.',
      appealedAt: decidedAt + 1,
      answer: 'Si.',
      answeredAt: decidedAt + 2,
    }),
  ]) {
    await firestore.doc(`decisions/${ID}`).set(decisionDocument(decision));
    expect(await reader.read(ID)).toEqual(decision);
  }
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await firestore.doc(`decisions/${ID}`).update({ measure: 'exile' });
  expect(await reader.read(ID)).toBeNull();
  expect(log).toHaveBeenCalledOnce();
});

test('a restriction and a closing are read as they are stored; a malformed one is reported, and is none', async () => {
  const firestore = open();
  const reader = new FirestoreDecisionReader(firestore);
  expect(await reader.restrictionOf('karim')).toBeNull();
  const stored = firestore.doc('restrictions/karim');
  await stored.set({ until: new Date(decidedAt + DAY), decision: 42 });
  expect(await reader.restrictionOf('karim')).toEqual({ until: decidedAt + DAY, decision: 42 });
  await stored.set({ until: null, since: new Date(decidedAt), decision: 42 });
  expect(await reader.restrictionOf('karim')).toEqual({ until: null, since: decidedAt, decision: 42 });
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await stored.set({ until: 'never' });
  expect(await reader.restrictionOf('karim')).toBeNull();
  expect(log).toHaveBeenCalledOnce();
});

test('a person whose account is closed is notified once by e-mail and once by a push, by runs that overlap and an event that comes twice', async () => {
  const firestore = open();
  const clock = { now: () => decidedAt + 1000 };
  const decision = aDecision({
    statement: aStatement({ measure: 'closing', target: { kind: 'person', id: 'karim' }, title: 'Karim' }),
    content: null,
    restoresTo: null,
  });
  await firestore.doc(`decisions/${ID}`).set(decisionDocument(decision));
  await firestore.doc('restrictions/karim').set({ until: null, since: new Date(decidedAt), decision: 42 });
  await firestore.doc('users/karim').set(accountDocument('karim', 'karim@exemple.fr', decidedAt));
  const queue = new FirestoreNotificationQueue(firestore, decisionMailForm);
  const decisions = new FirestoreDecisionReader(firestore);
  const recipients = new FirestoreMailRecipients(firestore, new RandomIdGenerator(), clock);
  const sent: unknown[] = [];
  const devices = new FirestorePushDevices(firestore);
  const toPush = new FirestoreNotificationQueue(firestore, decisionPushForm);
  const waiting = { queue: toPush, keyOf: decisionPushForm.keyOf };
  const write = () => ({ title: 'Une décision', text: '', tag: '', path: '/account#decisions' });
  const channels = {
    mailer: { send: async (mail: unknown) => void sent.push(mail) },
    pushes: new QueuedPushes(devices, waiting, write, clock),
  };
  await firestore.doc('users/karim/devices/phone').set({ ...aPushDevice('phone'), createdAt: new Date(decidedAt) });
  const pushed: string[] = [];
  const sender = {
    send: async (_device: unknown, { title }: QueuedPush) => {
      pushed.push(title);
      return { kind: 'accepted' } as const;
    },
  };
  const push = () => new SendQueuedPushes({ queues: [waiting], devices, sender }, clock).execute();
  const schedule = new ScheduleDecisionMail(decisions, queue, clock);
  const run = () => new SendDecisionMails({ queue, decisions, recipients }, channels, clock).execute();
  await Promise.all([schedule.execute(ID), schedule.execute(ID)]);
  await Promise.all([run(), run()]);
  await Promise.all([push(), push()]);
  await schedule.execute(ID);
  await run();
  await push();
  expect(sent).toMatchObject([{ address: 'karim@exemple.fr', decision, hasEnded: false }]);
  expect(pushed).toEqual(['Une décision']);
  const entry = await firestore.doc(`decision_mails/${ID}~taken`).get();
  expect(entry.data()).toMatchObject({ dueAt: null, expiresAt: Timestamp.fromMillis(decidedAt + 30 * DAY) });
  expect((await firestore.doc(`decision_pushes/${ID}~taken`).get()).data()).toMatchObject({ dueAt: null });
});
