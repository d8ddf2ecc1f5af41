import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FirestoreAdministration } from '../../../scripts/firebase/FirestoreAdministration';
import { migrateNewsletter } from '../../../scripts/firebase/migrateNewsletter';
import { readFirebaseProject } from '@mon-bazar/firebase-test-server/readFirebaseProject';
import { startTestServer, type TestServer } from '@mon-bazar/firebase-test-server/startTestServer';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer(readFirebaseProject('.'));
});

afterAll(() => server.close());

const hash = createHash('sha256').update('ines@exemple.fr').digest('hex');
const subscriber = (email: string, day: number) => ({
  email: { stringValue: email },
  subscribed_at: { timestampValue: `2025-03-0${day}T10:00:00Z` },
  source: { stringValue: 'maintenance_page' },
});

async function formerSubscribers(projectId: string): Promise<FirestoreAdministration> {
  const firestore = new FirestoreAdministration({
    projectId,
    emulator: `127.0.0.1:${server.port}`,
    accessToken: () => Promise.resolve('owner'),
  });
  await firestore.commit([
    { path: 'newsletter_subscribers/auto1', fields: subscriber(' Ines@exemple.fr', 2) },
    { path: 'newsletter_subscribers/auto2', fields: subscriber('ines@exemple.fr', 1) },
    { path: 'newsletter_subscribers/auto3', fields: { source: { stringValue: 'maintenance_page' } } },
  ]);
  return firestore;
}

test('a dry run counts the addresses to migrate and changes nothing', async () => {
  const firestore = await formerSubscribers('demo-migration-dry');
  const before = await firestore.list('newsletter_subscribers');
  expect(await migrateNewsletter(firestore, false)).toEqual({ changed: 1, unreadable: 1 });
  expect(await firestore.list('newsletter_subscribers')).toEqual(before);
});

test('an address is stored once under its hash, with its first date and a token that leads to it', async () => {
  const firestore = await formerSubscribers('demo-migration');
  expect(await migrateNewsletter(firestore, true)).toEqual({ changed: 1, unreadable: 1 });
  const stored = await firestore.list('newsletter_subscribers');
  expect(stored.map(({ id }) => id).sort()).toEqual([hash, 'auto3'].sort());
  const fields = stored.find(({ id }) => id === hash)?.fields;
  expect(fields).toMatchObject({
    email: { stringValue: 'ines@exemple.fr' },
    source: { stringValue: 'maintenance_page' },
  });
  expect(String(fields?.subscribed_at?.timestampValue)).toMatch(/^2025-03-01T10:00:00/);
  const token = fields?.unsubscribe_token?.stringValue;
  expect(token).toMatch(/^[A-Za-z0-9]{20}$/);
  expect(await firestore.list('newsletter_tokens')).toEqual([
    { id: token, fields: { subscriber: { stringValue: hash } } },
  ]);
  expect(await migrateNewsletter(firestore, true)).toEqual({ changed: 0, unreadable: 1 });
});
