import { firestoreUnderTest } from '@mon-bazar/firebase-test-server/official/firestoreUnderTest';
import { Timestamp } from '@google-cloud/firestore';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { localFirestore } from '../../../scripts/firebase/localFirestore';
import { ScheduleDecisionMail } from '../../../src/application/notifications/decisions/ScheduleDecisionMail';
import { SendDecisionMails } from '../../../src/application/notifications/decisions/SendDecisionMails';
import { DAY } from '../../../src/domain/shared/Instant';
import { RandomIdGenerator } from '../../../src/infrastructure/browser/device/RandomIdGenerator';
import { FirestoreDecisionReader } from '../../../src/infrastructure/firebase/notifications/FirestoreDecisionReader';
import { FirestoreMailRecipients } from '../../../src/infrastructure/firebase/notifications/FirestoreMailRecipients';
import { FirestoreNotificationQueue } from '../../../src/infrastructure/firebase/notifications/FirestoreNotificationQueue';
import { decisionMailForm } from '../../../src/infrastructure/firebase/notifications/notificationForms';
import { aDecision, aStatement, decidedAt } from '../../support/builders/aDecision';
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

test('a person whose account is closed is told so once, by runs that overlap and an event that comes twice', async () => {
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
  const mailer = { send: async (mail: unknown) => void sent.push(mail) };
  const schedule = new ScheduleDecisionMail(decisions, queue, clock);
  const run = () => new SendDecisionMails({ queue, decisions, recipients }, mailer, clock).execute();
  await Promise.all([schedule.execute(ID), schedule.execute(ID)]);
  await Promise.all([run(), run()]);
  await schedule.execute(ID);
  await run();
  expect(sent).toMatchObject([{ address: 'karim@exemple.fr', decision, hasEnded: false }]);
  const entry = await firestore.doc(`decision_mails/${ID}~taken`).get();
  expect(entry.data()).toMatchObject({ dueAt: null, expiresAt: Timestamp.fromMillis(decidedAt + 30 * DAY) });
});
