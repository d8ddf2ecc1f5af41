import { expect, test } from 'vitest';
import { APPEAL_PERIOD, appealed, MAXIMUM_APPEAL_LENGTH, mayStillAppeal } from '../../../src/domain/moderation/Appeal';
import type { DecisionStatus } from '../../../src/domain/moderation/Decision';
import { DAY } from '../../../src/domain/shared/Instant';
import { failure, success } from '../../../src/domain/shared/Result';
import { aDecision, decidedAt } from '../../support/builders/aDecision';

const lastMoment = decidedAt + APPEAL_PERIOD;

test('the person concerned appeals within six months, in up to two thousand characters', () => {
  expect([APPEAL_PERIOD, MAXIMUM_APPEAL_LENGTH]).toEqual([184 * DAY, 2000]);
  expect(appealed(aDecision(), 'karim', ' Le vélo est à moi. ', lastMoment)).toEqual(
    success({ ...aDecision(), status: 'appealed', appeal: 'Le vélo est à moi.', appealedAt: lastMoment }),
  );
  expect(appealed(aDecision(), 'karim', ` ${'x'.repeat(2000)} `, decidedAt).ok).toBe(true);
  expect(appealed(aDecision(), 'karim', 'x', decidedAt).ok).toBe(true);
});

test('an appeal by somebody else, too late, without a text or with too long a text is refused', () => {
  expect(appealed(aDecision(), 'claire', 'Non.', decidedAt)).toEqual(failure('foreign'));
  expect(appealed(aDecision(), 'karim', 'Non.', lastMoment + 1)).toEqual(failure('too-late'));
  expect(appealed(aDecision(), 'karim', ' \u200b ', decidedAt)).toEqual(failure('empty'));
  expect(appealed(aDecision(), 'karim', 'x'.repeat(2001), decidedAt)).toEqual(failure('too-long'));
});

test.each<DecisionStatus>(['appealed', 'upheld', 'overturned'])(
  'a decision that is %s cannot be appealed against',
  (status) => {
    const decision = aDecision({ status });
    expect(appealed(decision, 'karim', 'Non.', decidedAt)).toEqual(failure('decided'));
    expect(mayStillAppeal(decision, decidedAt)).toBe(false);
  },
);

test('a standing decision can be appealed against until its six months are over', () => {
  expect([decidedAt, lastMoment, lastMoment + 1].map((now) => mayStillAppeal(aDecision(), now))).toEqual([
    true,
    true,
    false,
  ]);
});
