import { describe, expect, it } from 'vitest';
import { judgeCondition } from '../judgeCondition';
import { errorCases } from './errorCases';
import { referenceCases } from './referenceCases';

describe.each(Object.entries(referenceCases))('the reference on %s', (_, conditions) => {
  it.each(conditions)('%s', (condition) => {
    expect(judgeCondition(condition)).toEqual({ allowed: true });
  });
});

describe('a condition without a value', () => {
  it.each(errorCases)('%s denies: %s', (condition, complaint) => {
    expect(judgeCondition(condition)).toMatchObject({
      allowed: false,
      reason: expect.stringContaining(complaint) as string,
    });
  });
});
