import { expect, test } from 'vitest';
import {
  byUrgency,
  CASE_HELD_FOR,
  caseIdOf,
  caseTargetOf,
  closedAsSeen,
  heldBy,
  withReport,
} from '../../../src/domain/moderation/ModerationCase';
import { MINUTE } from '../../../src/domain/shared/Instant';
import { failure, success } from '../../../src/domain/shared/Result';

const now = Date.UTC(2026, 10, 23, 12);
const target = { kind: 'listing', id: 'velo' } as const;
const reported = withReport(null, { target, reason: 'scam' }, now);

test('the id of a case names its target', () => {
  const targets = [target, { kind: 'person', id: 'karim' }, { kind: 'conversation', id: 'velo~karim' }] as const;
  const ids = targets.map(caseIdOf);
  expect(ids).toEqual(['listing~velo', 'person~karim', 'conversation~velo~karim']);
  expect(ids.map(caseTargetOf)).toEqual(targets);
});

test('an id of another form names no target', () => {
  expect(['', 'listing', 'listing~', 'letter~1'].map(caseTargetOf)).toEqual([null, null, null, null]);
});

test('each report raises the number and, by its reason, the score of a case', () => {
  expect(reported).toEqual({
    target,
    state: 'open',
    reports: 1,
    score: 5,
    lastReportAt: now,
    holder: null,
    heldUntil: null,
  });
  const held = { ...reported, holder: 'nadia', heldUntil: now + MINUTE };
  expect(withReport(held, { target, reason: 'spam' }, now + 1)).toEqual({
    ...held,
    reports: 2,
    score: 7,
    lastReportAt: now + 1,
  });
});

test('a report about a decided case opens it again', () => {
  const closed = { ...reported, state: 'closed', score: 0 } as const;
  expect(withReport(closed, { target, reason: 'other' }, now)).toMatchObject({ state: 'open', reports: 2, score: 2 });
});

test('an admin holds a case for a quarter of an hour, during which nobody else can', () => {
  expect(CASE_HELD_FOR).toBe(15 * MINUTE);
  const held = { ...reported, holder: 'nadia', heldUntil: now + CASE_HELD_FOR };
  expect(heldBy(reported, 'nadia', now)).toEqual(success(held));
  expect(heldBy(held, 'lea', now + CASE_HELD_FOR - 1)).toEqual(failure('held'));
  expect(heldBy(held, 'nadia', now + 1)).toEqual(success({ ...held, heldUntil: now + 1 + CASE_HELD_FOR }));
  expect(heldBy(held, 'lea', now + CASE_HELD_FOR)).toMatchObject(success({ holder: 'lea' }));
  expect(heldBy({ ...held, heldUntil: null }, 'lea', now).ok).toBe(true);
});

test('a case is closed as it was seen', () => {
  const held = { ...reported, holder: 'nadia', heldUntil: now + CASE_HELD_FOR };
  expect(closedAsSeen(held, { reports: 1, contentChangedAt: 7 }, 7)).toEqual(
    success({ ...reported, state: 'closed', score: 0 }),
  );
});

test('a decision is refused once the case is closed, has a new report, or the content has changed', () => {
  expect(closedAsSeen({ ...reported, state: 'closed' }, { reports: 1, contentChangedAt: 7 }, 7)).toEqual(
    failure('closed'),
  );
  expect(closedAsSeen(reported, { reports: 0, contentChangedAt: 7 }, 7)).toEqual(failure('new-report'));
  expect(closedAsSeen(reported, { reports: 1, contentChangedAt: 7 }, 8)).toEqual(failure('changed-content'));
  expect(closedAsSeen(reported, { reports: 1, contentChangedAt: null }, 8)).toEqual(failure('changed-content'));
});

test('the queue begins with the highest score, then with the report that waits longest', () => {
  const queue = [
    { ...reported, score: 2, lastReportAt: now - 9 },
    { ...reported, score: 5, lastReportAt: now },
    { ...reported, score: 5, lastReportAt: now - 1 },
  ];
  expect(queue.toSorted(byUrgency)).toEqual([queue[2], queue[1], queue[0]]);
});
