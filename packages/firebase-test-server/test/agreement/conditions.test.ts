import { afterAll, describe, expect, test } from 'vitest';
import { EmulatorProject } from '../../src/official/EmulatorProject';
import { firestoreUnderTest } from '../../src/official/firestoreUnderTest';
import { errorCases } from '../rules/library/errorCases';
import { referenceCases } from '../rules/library/referenceCases';
import { refusedConditions } from './refusedConditions';
import { verdictsOf } from './verdictsOf';

const firestore = await firestoreUnderTest();

afterAll(() => firestore.close());

describe.each(Object.entries(referenceCases))('a server judges the reference on %s', (_, reference) => {
  // Those on the path of the request name another one.
  const conditions = reference.filter((condition) => !condition.includes('request.path'));
  const verdicts = verdictsOf(firestore.host, conditions);

  test.each(conditions.map((condition, index) => ({ condition, index })))(
    'this condition holds: $condition',
    async ({ index }) => {
      expect((await verdicts)[index]).toBe(true);
    },
  );
});

describe('a server judges conditions without a value', () => {
  const compiled = errorCases.map(([condition]) => condition);
  const verdicts = verdictsOf(firestore.host, compiled);

  test.each(compiled.map((condition, index) => ({ condition, index })))(
    'this condition neither holds nor fails: $condition',
    async ({ index }) => {
      expect((await verdicts)[index]).toBeNull();
    },
  );
});

test.each(refusedConditions)('a server refuses rules with this condition: %s', async (condition) => {
  const rules = `rules_version = '2'; service cloud.firestore { match /a/{b} { allow get: if ${condition}; } }`;
  await expect(new EmulatorProject(firestore.host).replaceRules(rules)).rejects.toMatchObject({
    status: 'INVALID_ARGUMENT',
  });
});
