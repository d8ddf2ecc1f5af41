import { expect, test } from 'vitest';
import { restrictionCourse } from '../../../src/domain/moderation/restrictionCourse';
import { DAY } from '../../../src/domain/shared/Instant';
import { aDecision, aStatement, decidedAt } from '../../support/builders/aDecision';

const until = decidedAt + 7 * DAY;
const restriction = aDecision({ number: 42, statement: aStatement({ measure: 'restriction', until }) });
const stored = { until, decision: 42 };

test('a restriction runs until its end', () => {
  expect(restrictionCourse(restriction, stored, until - 1)).toBe('running');
  expect(restrictionCourse(restriction, stored, until)).toBe('ended');
  expect(restrictionCourse({ ...restriction, status: 'upheld' }, stored, until - 1)).toBe('running');
});

test('a restriction that is no longer there has been lifted, also when its end has passed', () => {
  for (const now of [until - 1, until]) expect(restrictionCourse(restriction, null, now)).toBe('lifted');
});

test('a later restriction has taken the place of an earlier one', () => {
  expect(restrictionCourse(restriction, { ...stored, decision: 43 }, until - 1)).toBe('replaced');
});

test('an overturned restriction and any other measure have no course', () => {
  expect(restrictionCourse({ ...restriction, status: 'overturned' }, null, until - 1)).toBeNull();
  expect(restrictionCourse(aDecision(), stored, until - 1)).toBeNull();
});

test('a closed account runs without an end, until it is open again', () => {
  const closing = aDecision({ number: 42, statement: aStatement({ measure: 'closing' }) });
  const closed = { until: null, since: decidedAt, decision: 42 };
  expect(restrictionCourse(closing, closed, decidedAt + 4000 * DAY)).toBe('running');
  expect(restrictionCourse(closing, null, decidedAt)).toBe('lifted');
  expect(restrictionCourse(closing, { ...closed, decision: 43 }, decidedAt)).toBe('replaced');
  expect(restrictionCourse({ ...closing, status: 'overturned' }, null, decidedAt)).toBeNull();
});
