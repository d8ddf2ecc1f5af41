import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../src/startTestServer';

const rules = `
rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /notes/{owner} {
      allow read, write: if request.auth.uid == owner && request.auth.token.verified == true;
    }
  }
}`;

let server: TestServer;
let environment: RulesTestEnvironment;

// A server of its own: these rules hold for all buckets. Firestore is in test/browser/server, since its SDK speaks gRPC in Node.
beforeAll(async () => {
  server = await startTestServer();
  const storage = { host: '127.0.0.1', port: server.port, rules };
  environment = await initializeTestEnvironment({ projectId: 'demo-rules-unit-testing', storage });
});

afterAll(async () => {
  await environment.cleanup();
  await server.close();
});

test('files obey the rules that @firebase/rules-unit-testing loads, claims included', async () => {
  const karim = environment.authenticatedContext('karim', { verified: true }).storage();
  const unverified = environment.authenticatedContext('karim').storage();
  await assertSucceeds(Promise.resolve(karim.ref('notes/karim').putString('bonjour')));
  await assertFails(Promise.resolve(karim.ref('notes/claire').putString('bonjour')));
  await assertFails(unverified.ref('notes/karim').getMetadata());
});

test('withSecurityRulesDisabled skips the rules, and clearStorage removes all files', async () => {
  await environment.withSecurityRulesDisabled(async (context) => {
    await context.storage().ref('prepared').putString('bonjour');
    expect((await context.storage().ref().listAll()).items).toHaveLength(1);
  });
  await environment.clearStorage();
  await environment.withSecurityRulesDisabled(async (context) => {
    expect((await context.storage().ref().listAll()).items).toEqual([]);
  });
});

test('rules that cannot be read are refused', async () => {
  const storage = { host: '127.0.0.1', port: server.port, rules: 'service firebase.storage {' };
  await expect(initializeTestEnvironment({ projectId: 'demo-rules-unit-testing', storage })).rejects.toThrow();
});
