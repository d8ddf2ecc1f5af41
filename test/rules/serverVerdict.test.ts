import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { firestoreUnderTest } from '@mon-bazar/firebase-test-server/official/firestoreUnderTest';
import { CaseServer } from './CaseServer';
import { firestoreCases } from './cases/firestoreCases';

const firestore = await firestoreUnderTest();
const server = new CaseServer(firestore.host, readFileSync('firestore.rules', 'utf8'));

afterAll(() => firestore.close());

describe.each(Object.entries(firestoreCases))('a server judges %s', (_name, cases) => {
  test.each(cases.map((each) => ({ ...each, verdict: each.allowed ? 'allowed' : 'denied' })))(
    '$verdict: $title',
    async (each) => {
      expect(await server.allows(each)).toBe(each.allowed);
    },
  );
});
