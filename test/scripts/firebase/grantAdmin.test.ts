import { afterAll, beforeAll, expect, test } from 'vitest';
import { FirestoreAdministration } from '../../../scripts/firebase/FirestoreAdministration';
import { grantRole, readGrant } from '../../../scripts/firebase/grantAdmin';
import { protoFieldsOf } from '../../../scripts/firebase/protoValueOf';
import { readFirebaseProject } from '@mon-bazar/firebase-test-server/readFirebaseProject';
import { startTestServer, type TestServer } from '@mon-bazar/firebase-test-server/startTestServer';

const projectId = 'demo-grant-admin';
const claire = { uid: 'claire', displayName: 'Claire', role: 'user', freeListingsCount: 3 };

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer(readFirebaseProject('.'));
});

afterAll(() => server.close());

test('a person who has signed in becomes an admin, and nothing else of theirs changes', async () => {
  await administration('owner').commit([{ path: 'users/claire', fields: protoFieldsOf(claire) }]);
  await grantRole(administration('owner'), 'claire', 'admin');
  const { updatedAt, ...fields } = userClaire();
  expect(fields).toEqual(protoFieldsOf({ ...claire, role: 'admin' }));
  expect(updatedAt).toHaveProperty('timestampValue');
});

test('a person who has never signed in cannot become an admin', async () => {
  await expect(grantRole(administration('owner'), 'nobody', 'admin')).rejects.toThrow('404');
});

test('a person who does not administer the project is refused', async () => {
  const claims = Buffer.from(JSON.stringify({ sub: 'claire' })).toString('base64url');
  await expect(grantRole(administration(`e30.${claims}.`), 'claire', 'super_admin')).rejects.toThrow('403');
});

test.each([
  [['abc_D-1'], { uid: 'abc_D-1', role: 'admin' }],
  [['abc', 'super_admin'], { uid: 'abc', role: 'super_admin' }],
  [['abc', 'user'], { uid: 'abc', role: 'user' }],
  [[], undefined],
  [['abc', 'king'], undefined],
  [['abc', 'admin', 'now'], undefined],
  [['../listings/1'], undefined],
])('%j asks for %j', (parameters, grant) => {
  expect(readGrant(parameters)).toEqual(grant);
});

function administration(token: string): FirestoreAdministration {
  const accessToken = () => Promise.resolve(token);
  return new FirestoreAdministration({ projectId, emulator: `127.0.0.1:${server.port}`, accessToken });
}

function userClaire() {
  return server.firestore.engine(projectId).get('users/claire', 'owner')?.fields ?? {};
}
