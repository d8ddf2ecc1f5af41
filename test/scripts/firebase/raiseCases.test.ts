import { Timestamp } from 'firebase/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FirestoreAdministration } from '../../../scripts/firebase/FirestoreAdministration';
import { protoFieldsOf } from '../../../scripts/firebase/protoValueOf';
import { raiseCases } from '../../../scripts/firebase/raiseCases';
import { readFirebaseProject } from '@mon-bazar/firebase-test-server/readFirebaseProject';
import { startTestServer, type TestServer } from '@mon-bazar/firebase-test-server/startTestServer';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer(readFirebaseProject('.'));
});

afterAll(() => server.close());

const onDay = (day: number) => Timestamp.fromMillis(Date.UTC(2026, 10, day));

function report(reporterId: string, kind: string, targetId: string, reason: string, day: number, content?: object) {
  const fields = {
    reporterId,
    kind,
    targetId,
    reason,
    details: '',
    createdAt: onDay(day),
    ...(content && { content }),
  };
  return { path: `reports/${reporterId}~${kind}~${targetId}`, fields: protoFieldsOf(fields) };
}

const document = (path: string, fields: object) => ({ path, fields: protoFieldsOf(fields) });

/**
 * Without cases: a bicycle with two reports, Claire, a conversation, and a lamp that is gone. With one: a sofa, which counts one of two
 * reports, a car, whose one report was decided, and a table, which counts its one report.
 */
async function earlierReports(projectId: string): Promise<FirestoreAdministration> {
  const firestore = new FirestoreAdministration({
    projectId,
    emulator: `127.0.0.1:${server.port}`,
    accessToken: () => Promise.resolve('owner'),
  });
  const raised = { kind: 'listing', state: 'open', reports: 1, score: 2, lastReason: 'spam', lastAt: onDay(9) };
  await firestore.commit([
    document('listings/velo', { title: 'Vélo' }),
    document('profiles/claire', { displayName: 'Claire' }),
    document('conversations/velo~karim', { listing: { title: 'Un vélo' } }),
    document('listings/canape', { title: 'Canapé neuf' }),
    report('ines', 'listing', 'velo', 'spam', 2),
    report('karim', 'listing', 'velo', 'scam', 1),
    report('karim', 'person', 'claire', 'harassment', 3),
    report('claire', 'conversation', 'velo~karim', 'offensive', 3),
    report('karim', 'listing', 'lampe', 'other', 3),
    report('karim', 'listing', 'canape', 'scam', 1),
    report('ines', 'listing', 'canape', 'spam', 9, { title: 'Canapé' }),
    document('cases/listing~canape', {
      ...raised,
      targetId: 'canape',
      title: 'Canapé',
      lastReport: 'ines~listing~canape',
      holder: 'nadia',
    }),
    report('karim', 'listing', 'auto', 'scam', 1),
    document('cases/listing~auto', {
      kind: 'listing',
      targetId: 'auto',
      title: 'Auto',
      state: 'closed',
      reports: 0,
      score: 0,
      decision: 4,
    }),
    document('report_outcomes/listing~auto', { outcome: 'acted', decidedAt: onDay(5), entry: '0000000004' }),
    report('karim', 'listing', 'table', 'spam', 9, { title: 'Table' }),
    document('cases/listing~table', {
      ...raised,
      targetId: 'table',
      title: 'Table',
      lastReport: 'karim~listing~table',
    }),
  ]);
  return firestore;
}

/** The server writes times with microseconds. */
async function casesIn(firestore: FirestoreAdministration) {
  const cases = await firestore.list('cases');
  const inMilliseconds = (value: unknown): unknown =>
    typeof value === 'string' ? value.replace(/(\.\d{3})\d{3}Z$/, '$1Z') : value;
  return Object.fromEntries(
    cases.map(({ id, fields }) => [
      id,
      JSON.parse(JSON.stringify(fields), (_, value: unknown) => inMilliseconds(value)) as typeof fields,
    ]),
  );
}

test('a dry run counts the cases to raise and changes nothing', async () => {
  const firestore = await earlierReports('demo-raise-dry');
  const before = await casesIn(firestore);
  expect(await raiseCases(firestore, false)).toBe(6);
  expect(await casesIn(firestore)).toEqual(before);
});

test('each target gets the case that its reports would have raised, and nothing else of a known case changes', async () => {
  const firestore = await earlierReports('demo-raise');
  const { 'listing~table': table } = await casesIn(firestore);
  expect(await raiseCases(firestore, true)).toBe(6);
  const raised = (kind: string, targetId: string, title: string, fields: object) =>
    protoFieldsOf({ kind, targetId, title, state: 'open', ...fields });
  expect(await casesIn(firestore)).toEqual({
    'listing~velo': raised('listing', 'velo', 'Vélo', {
      reports: 2,
      score: 7,
      lastReason: 'spam',
      lastAt: onDay(2),
      lastReport: 'ines~listing~velo',
    }),
    'person~claire': raised('person', 'claire', 'Claire', {
      reports: 1,
      score: 5,
      lastReason: 'harassment',
      lastAt: onDay(3),
      lastReport: 'karim~person~claire',
    }),
    'conversation~velo~karim': raised('conversation', 'velo~karim', 'Un vélo', {
      reports: 1,
      score: 3,
      lastReason: 'offensive',
      lastAt: onDay(3),
      lastReport: 'claire~conversation~velo~karim',
    }),
    'listing~lampe': raised('listing', 'lampe', '', {
      reports: 1,
      score: 2,
      lastReason: 'other',
      lastAt: onDay(3),
      lastReport: 'karim~listing~lampe',
    }),
    'listing~canape': raised('listing', 'canape', 'Canapé', {
      reports: 2,
      score: 7,
      lastReason: 'spam',
      lastAt: onDay(9),
      lastReport: 'ines~listing~canape',
      holder: 'nadia',
    }),
    'listing~auto': raised('listing', 'auto', 'Auto', {
      state: 'closed',
      reports: 1,
      score: 0,
      lastReason: 'scam',
      lastAt: onDay(1),
      lastReport: 'karim~listing~auto',
      decision: 4,
    }),
    'listing~table': table,
  });
  expect(await raiseCases(firestore, true)).toBe(0);
});
