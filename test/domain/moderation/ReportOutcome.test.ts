import { expect, test } from 'vitest';
import { answerTo, isExamined } from '../../../src/domain/moderation/ReportOutcome';

const target = { kind: 'listing', id: 'velo' } as const;

test('a report is pending until a decision comes after it', () => {
  const pending = { outcome: 'pending', decidedAt: null };
  expect(answerTo(10, null)).toEqual(pending);
  expect(answerTo(10, { target, outcome: 'acted', decidedAt: 9 })).toEqual(pending);
});

test('a decision at the time of a report or later answers it', () => {
  expect(answerTo(10, { target, outcome: 'acted', decidedAt: 10 })).toEqual({ outcome: 'acted', decidedAt: 10 });
  expect(answerTo(10, { target, outcome: 'dismissed', decidedAt: 11 })).toEqual({
    outcome: 'dismissed',
    decidedAt: 11,
  });
});

test('a listing is examined by a decision at the time of its last change or later', () => {
  const outcome = { target, outcome: 'dismissed', decidedAt: 10 } as const;
  expect(isExamined({ updatedAt: 10 }, outcome)).toBe(true);
  expect(isExamined({ updatedAt: 11 }, outcome)).toBe(false);
  expect(isExamined({ updatedAt: 10 }, null)).toBe(false);
});
