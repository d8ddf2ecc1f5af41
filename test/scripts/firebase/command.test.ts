import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FirestoreAdministration } from '../../../scripts/firebase/FirestoreAdministration';
import { protoFieldsOf } from '../../../scripts/firebase/protoValueOf';
import { readFirebaseProject } from '@mon-bazar/firebase-test-server/readFirebaseProject';
import { startTestServer, type TestServer } from '@mon-bazar/firebase-test-server/startTestServer';

const projectId = 'demo-command';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer(readFirebaseProject('.'));
});

afterAll(() => server.close());

async function run(name: string, parameters: readonly string[], project = projectId) {
  const place = { VITE_FIREBASE_PROJECT_ID: project, VITE_FIREBASE_EMULATOR_HOST: `127.0.0.1:${server.port}` };
  const command = ['--import', 'tsx', `scripts/firebase/${name}.ts`, ...parameters];
  const started = promisify(execFile)(process.execPath, command, { env: { ...process.env, ...place } });
  return started.then(
    ({ stdout }) => stdout.trim(),
    ({ code, stderr }: { readonly code: number; readonly stderr: string }) => `${code}: ${stderr.trim()}`,
  );
}

test('a correction says what it would change, and changes it when asked to write', async () => {
  const firestore = new FirestoreAdministration({
    projectId,
    emulator: `127.0.0.1:${server.port}`,
    accessToken: () => Promise.resolve('owner'),
  });
  await firestore.commit([{ path: 'users/claire', fields: protoFieldsOf({ freeListingsCount: 3 }) }]);
  expect(await run('recountListings', [])).toBe('1 accounts to correct (run with -- --write) in demo-command.');
  expect(await run('recountListings', ['--write'])).toBe('1 accounts corrected in demo-command.');
  expect(await run('grantAdmin', ['claire', 'super_admin'])).toBe('claire is now super_admin in demo-command.');
  const [claire] = await firestore.list('users');
  expect(claire?.fields).toMatchObject(protoFieldsOf({ freeListingsCount: 0, role: 'super_admin' }));
});

test('a command without a project, or with wrong parameters, says so and fails', async () => {
  expect(await run('raiseCases', [], '')).toBe('1: VITE_FIREBASE_PROJECT_ID has no value: see .env.example.');
  expect(await run('grantAdmin', [])).toBe('1: Usage: npm run grant-admin -- <uid> [admin|super_admin|user]');
});
