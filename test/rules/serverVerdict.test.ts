import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { firestoreUnderTest } from '@mon-bazar/firebase-test-server/official/firestoreUnderTest';
import { readFirebaseProject } from '@mon-bazar/firebase-test-server/readFirebaseProject';
import { CaseServer } from './CaseServer';
import { appWriteCases } from './cases/appWriteCases';
import { firestoreCases } from './cases/firestoreCases';
import { fullestCasesForServer } from './cases/listings/fullestCases';
import { limitCases } from './cases/limitCases';
import { moderationLimitCases } from './cases/moderation/moderationCases';
import { withSpare } from './withSpare';

const { indexes = [] } = readFirebaseProject('.').indexes;
// Without the exemptions of single fields: a query by such a field would be refused before the rules judge it.
const firestore = await firestoreUnderTest({ indexes: { indexes } });
const rules = readFileSync('firestore.rules', 'utf8');
const server = new CaseServer(firestore.host, rules);
const serverWithSpare = new CaseServer(firestore.host, withSpare(rules, 250));

afterAll(() => firestore.close());

const cases = { ...firestoreCases, 'what the app writes': appWriteCases };

describe.each(Object.entries(cases))('a server judges %s', (_name, judged) => {
  test.each(judged.map((each) => ({ ...each, verdict: each.allowed ? 'allowed' : 'denied' })))(
    '$verdict: $title',
    async (each) => {
      expect(await server.allows(each)).toBe(each.allowed);
    },
  );
});

test.each([...limitCases, ...fullestCasesForServer(), ...moderationLimitCases])(
  'a server allows with 250 expressions to spare: $title',
  async (each) => {
    expect(await serverWithSpare.allows(each)).toBe(true);
  },
);
