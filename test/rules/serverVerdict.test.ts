import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { firestoreUnderTest } from '@mon-bazar/firebase-test-server/official/firestoreUnderTest';
import { CaseServer } from './CaseServer';
import { appWriteCases } from './cases/appWriteCases';
import { firestoreCases } from './cases/firestoreCases';
import { limitCases } from './cases/limitCases';

const firestore = await firestoreUnderTest();
const server = new CaseServer(firestore.host, readFileSync('firestore.rules', 'utf8'));

afterAll(() => firestore.close());

const cases = { ...firestoreCases, 'what asks most of the rules': limitCases, 'what the app writes': appWriteCases };

describe.each(Object.entries(cases))('a server judges %s', (_name, judged) => {
  test.each(judged.map((each) => ({ ...each, verdict: each.allowed ? 'allowed' : 'denied' })))(
    '$verdict: $title',
    async (each) => {
      expect(await server.allows(each)).toBe(each.allowed);
    },
  );
});
