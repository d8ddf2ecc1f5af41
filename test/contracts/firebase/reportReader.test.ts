import { firestoreUnderTest } from '@mon-bazar/firebase-test-server/official/firestoreUnderTest';
import { readFirebaseProject } from '@mon-bazar/firebase-test-server/readFirebaseProject';
import { Timestamp } from '@google-cloud/firestore';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { localFirestore } from '../../../scripts/firebase/localFirestore';
import { EnterReporters } from '../../../src/application/notifications/outcomes/EnterReporters';
import { ScheduleOutcomeMails } from '../../../src/application/notifications/outcomes/ScheduleOutcomeMails';
import { SendOutcomeMails } from '../../../src/application/notifications/outcomes/SendOutcomeMails';
import { caseIdOf } from '../../../src/domain/moderation/ModerationCase';
import type { ReportTarget } from '../../../src/domain/moderation/Report';
import { DAY } from '../../../src/domain/shared/Instant';
import { RandomIdGenerator } from '../../../src/infrastructure/browser/device/RandomIdGenerator';
import { FirestoreMailRecipients } from '../../../src/infrastructure/firebase/notifications/FirestoreMailRecipients';
import { FirestoreNotificationQueue } from '../../../src/infrastructure/firebase/notifications/FirestoreNotificationQueue';
import { FirestoreReportReader } from '../../../src/infrastructure/firebase/notifications/FirestoreReportReader';
import {
  answeredReportsForm,
  outcomeMailForm,
} from '../../../src/infrastructure/firebase/notifications/notificationForms';
import { storedOutcome } from '../../../src/infrastructure/firebase/notifications/storedOutcome';
import { NOON } from '../../support/builders/aListing';
import { accountDocument, outcomeDocument, reportDocument } from '../../support/firebase/storedForServer';
import { describeReportReader } from '../notifications/reportReaderContract';

const { indexes } = readFirebaseProject('.');
const server = await firestoreUnderTest({ indexes });
const open = () => localFirestore(server.host, `demo-${randomUUID()}`);
const target: ReportTarget = { kind: 'person', id: 'zoe' };
const spam = (reporterId: string) => ({ reporterId, target, reason: 'spam', details: '' }) as const;

afterAll(() => server.close());
afterEach(() => vi.restoreAllMocks());

describeReportReader('FirestoreReportReader', () => {
  const firestore = open();
  return {
    reader: new FirestoreReportReader(firestore),
    send: async (report, createdAt) => {
      const stored = firestore.doc(`reports/${report.reporterId}~${caseIdOf(report.target)}`);
      await stored.set(reportDocument(report, createdAt, 'Vélo'));
    },
    answer: async (outcome) => {
      await firestore.doc(`report_outcomes/${caseIdOf(outcome.target)}`).set(outcomeDocument(outcome));
    },
  };
});

test('a report of the millisecond of a decision is answered by it, whatever fractions their times have', async () => {
  const firestore = open();
  const reader = new FirestoreReportReader(firestore);
  const sentAt = new Timestamp(NOON / 1000, 900_000);
  await firestore
    .doc('reports/claire~person~zoe')
    .set({ ...reportDocument(spam('claire'), NOON, 'Zoé'), createdAt: sentAt });
  const found = async (after: number | null, until: number) =>
    (await reader.portionOf({ target, after, until })).reporterIds;
  expect(await found(null, NOON)).toEqual(['claire']);
  expect(await found(NOON, NOON + DAY)).toEqual([]);
  await firestore.doc('report_outcomes/person~zoe').set(outcomeDocument({ target, outcome: 'acted', decidedAt: NOON }));
  expect(await reader.read('claire', target)).toMatchObject({ outcome: 'acted', decidedAt: NOON });
});

test('a malformed report is reported, and keeps nobody else from being found', async () => {
  const firestore = open();
  const reader = new FirestoreReportReader(firestore);
  const malformed = firestore.doc('reports/karim~person~zoe');
  await malformed.set({ ...reportDocument(spam('karim'), NOON, 'Zoé'), reporterId: 7, reason: 'boredom' });
  await firestore.doc('reports/claire~person~zoe').set(reportDocument(spam('claire'), NOON - 1, 'Zoé'));
  const log = vi.spyOn(console, 'error').mockReturnValue();
  expect(await reader.portionOf({ target, after: null, until: NOON })).toEqual({
    reporterIds: ['claire'],
    until: null,
  });
  expect(await reader.read('karim', target)).toBeNull();
  expect(log).toHaveBeenCalledTimes(2);
});

test('an outcome is read from an event as it is stored, and nothing from one of a deleted or malformed document', () => {
  const outcome = {
    target: { kind: 'conversation', id: 'velo~karim' },
    outcome: 'dismissed',
    decidedAt: NOON,
  } as const;
  const fields = { outcome: 'dismissed', decidedAt: Timestamp.fromMillis(NOON), entry: '0000000042' };
  expect(storedOutcome('conversation~velo~karim', fields)).toEqual(outcome);
  expect(storedOutcome('conversation~velo~karim', undefined)).toBeNull();
  expect(storedOutcome('conversation~velo~karim', { ...fields, outcome: 'lost' })).toBeNull();
  expect(storedOutcome('velo', fields)).toBeNull();
});

test('each reporter of a target gets one e-mail, by runs that overlap and an event that comes twice', async () => {
  const firestore = open();
  const clock = { now: () => NOON + 1000 };
  for (const uid of ['claire', 'karim', 'ines']) {
    await firestore.doc(`reports/${uid}~person~zoe`).set(reportDocument(spam(uid), NOON - DAY, 'Zoé'));
    const address = uid === 'ines' ? null : `${uid}@exemple.fr`;
    await firestore.doc(`users/${uid}`).set(accountDocument(uid, address, NOON));
  }
  const outcome = { target, outcome: 'acted', decidedAt: NOON } as const;
  await firestore.doc('report_outcomes/person~zoe').set(outcomeDocument(outcome));
  const answered = new FirestoreNotificationQueue(firestore, answeredReportsForm);
  const queue = new FirestoreNotificationQueue(firestore, outcomeMailForm);
  const reports = new FirestoreReportReader(firestore);
  const recipients = new FirestoreMailRecipients(firestore, new RandomIdGenerator(), clock);
  const sent: string[] = [];
  const mailer = { send: async ({ address }: { readonly address: string }) => void sent.push(address) };
  const schedule = new ScheduleOutcomeMails(answered, clock);
  const run = async () => {
    expect(await new EnterReporters({ answered, reports, mails: queue }, clock).execute()).toEqual([]);
    const { failures } = await new SendOutcomeMails({ queue, reports, recipients }, mailer, clock).execute();
    expect(failures).toEqual([]);
  };
  await Promise.all([schedule.execute(null, outcome), schedule.execute(null, outcome)]);
  await Promise.all([run(), run()]);
  await schedule.execute(null, outcome);
  await run();
  expect(sent.toSorted()).toEqual(['claire@exemple.fr', 'karim@exemple.fr']);
  const expiresAt = Timestamp.fromMillis(NOON + 30 * DAY);
  const entries = await Promise.all([
    firestore.doc('outcome_mails/ines~person~zoe').get(),
    firestore.doc(`answered_reports/person~zoe~${NOON}`).get(),
  ]);
  for (const entry of entries) expect(entry.data()).toMatchObject({ dueAt: null, expiresAt });
});
