import { afterAll, beforeAll, expect, test } from 'vitest';
import { FirestoreAdministration } from '../../../scripts/firebase/FirestoreAdministration';
import { openMessages } from '../../../scripts/firebase/openMessages';
import { protoFieldsOf } from '../../../scripts/firebase/protoValueOf';
import { readFirebaseProject } from '@mon-bazar/firebase-test-server/readFirebaseProject';
import { startTestServer, type TestServer } from '@mon-bazar/firebase-test-server/startTestServer';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer(readFirebaseProject('.'));
});

afterAll(() => server.close());

test('messages of earlier versions are counted, then marked as waiting; a handled one stays as it is', async () => {
  const firestore = new FirestoreAdministration({
    projectId: 'open-messages',
    emulator: `127.0.0.1:${server.port}`,
    accessToken: () => Promise.resolve('owner'),
  });
  const handled = { mapValue: { fields: protoFieldsOf({ by: 'nadia' }) } };
  await firestore.commit([
    { path: 'contact_messages/former', fields: protoFieldsOf({ name: 'Lina' }) },
    { path: 'contact_messages/handled', fields: { ...protoFieldsOf({ name: 'Inès' }), handled } },
  ]);
  expect(await openMessages(firestore, false)).toBe(1);
  expect(await openMessages(firestore, true)).toBe(1);
  expect(await openMessages(firestore, true)).toBe(0);
  const stored = new Map((await firestore.list('contact_messages')).map(({ id, fields }) => [id, fields]));
  expect(stored.get('former')).toEqual({ ...protoFieldsOf({ name: 'Lina' }), handled: { nullValue: null } });
  expect(stored.get('handled')?.handled).toEqual(handled);
});
