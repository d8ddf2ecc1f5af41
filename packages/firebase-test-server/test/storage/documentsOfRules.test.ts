import { expect, onTestFinished, test } from 'vitest';
import { startTestServer } from '../../src/startTestServer';

const storageRules = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o/{file} {
    allow create, get: if firestore.get(/databases/(default)/documents/users/karim).data.role == 'admin';
  }
}`;

const documents = '/v1/projects/demo-1/databases/(default)/documents';

test('the rules of a bucket read the documents of the project that it is named after, and of no other', async () => {
  const server = await startTestServer({ storageRules });
  onTestFinished(() => server.close());
  const origin = `http://127.0.0.1:${server.port}`;
  const statusIn = async (bucket: string) => (await fetch(`${origin}/v0/b/${bucket}/o/a`)).status;
  expect(await statusIn('demo-1.firebasestorage.app')).toBe(403);
  const stored = await fetch(`${origin}${documents}/users?documentId=karim`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify({ fields: { role: { stringValue: 'admin' } } }),
  });
  expect(stored.status).toBe(200);
  // Allowed, and there is no such file.
  expect(await statusIn('demo-1.firebasestorage.app')).toBe(404);
  expect(await statusIn('demo-1')).toBe(404);
  expect(await statusIn('demo-2.firebasestorage.app')).toBe(403);
});
