import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';

const rules = `
rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /notes/{owner} {
      allow read, write: if request.auth.uid == owner;
    }
  }
}`;

let environment: RulesTestEnvironment;

beforeAll(async () => {
  // The library reads the addresses of emulators from the environment, which a browser does not have.
  vi.stubGlobal('process', { env: {} });
  environment = await initializeTestEnvironment({
    projectId: 'demo-rules-unit-testing',
    firestore: { host: '127.0.0.1', port: inject('testServerPort'), rules },
  });
});

beforeEach(() => environment.clearFirestore());

afterAll(async () => {
  await environment.cleanup();
  vi.unstubAllGlobals();
});

test('documents obey the rules that @firebase/rules-unit-testing loads', async () => {
  const karim = environment.authenticatedContext('karim').firestore();
  await assertSucceeds(karim.doc('notes/karim').set({ text: 'bonjour' }));
  await assertFails(karim.doc('notes/claire').set({ text: 'bonjour' }));
  await assertFails(environment.unauthenticatedContext().firestore().doc('notes/karim').get());
  expect((await karim.doc('notes/karim').get()).data()).toEqual({ text: 'bonjour' });
});

test('@firebase/rules-unit-testing bypasses the rules to prepare a case, and clears all documents', async () => {
  await environment.withSecurityRulesDisabled(async (context) => {
    await context.firestore().doc('notes/claire').set({ text: 'prepared' });
  });
  const claire = environment.authenticatedContext('claire').firestore();
  expect((await claire.doc('notes/claire').get()).exists).toBe(true);
  await environment.clearFirestore();
  expect((await claire.doc('notes/claire').get({ source: 'server' })).exists).toBe(false);
});
