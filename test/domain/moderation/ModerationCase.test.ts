import { expect, test } from 'vitest';
import {
  byUrgency,
  CASE_HELD_FOR,
  caseIdOf,
  caseTargetOf,
  checkSeen,
  closedBy,
  heldBy,
  NOTICE_CEILING,
  unreportedCase,
  withNotice,
  withReport,
} from '../../../src/domain/moderation/ModerationCase';
import { MINUTE } from '../../../src/domain/shared/Instant';
import { failure, success } from '../../../src/domain/shared/Result';

const now = Date.UTC(2026, 10, 23, 12);
const target = { kind: 'listing', id: 'velo' } as const;
const title = 'Vélo de ville';
const reported = withReport(null, { target, title, reason: 'scam' }, now);

test('the id of a case names its target', () => {
  const targets = [target, { kind: 'person', id: 'karim' }, { kind: 'conversation', id: 'velo~karim' }] as const;
  const ids = targets.map(caseIdOf);
  expect(ids).toEqual(['listing~velo', 'person~karim', 'conversation~velo~karim']);
  expect(ids.map(caseTargetOf)).toEqual(targets);
});

test('an id of another form names no target', () => {
  expect(['', 'listing', 'listing~', 'letter~1', 'listings~1', 'mylisting~1'].map(caseTargetOf)).toEqual(
    Array.from({ length: 6 }, () => null),
  );
});

test('the case of a target that nobody has reported is closed and empty', () => {
  expect(unreportedCase(target, title)).toEqual({
    target,
    title,
    state: 'closed',
    reports: 0,
    notices: 0,
    score: 0,
    lastReason: null,
    lastReportAt: null,
    holder: null,
    heldUntil: null,
    decision: null,
    lastEffect: null,
  });
});

test('each report raises the number and, by its reason, the score of a case', () => {
  expect(reported).toEqual({
    target,
    title,
    state: 'open',
    reports: 1,
    notices: 0,
    score: 5,
    lastReason: 'scam',
    lastReportAt: now,
    holder: null,
    heldUntil: null,
    decision: null,
    lastEffect: null,
  });
  const held = { ...reported, holder: 'nadia', heldUntil: now + MINUTE, decision: 42 };
  expect(withReport(held, { target, title: 'Vélo neuf', reason: 'spam' }, now + 1)).toEqual({
    ...held,
    title: 'Vélo neuf',
    reports: 2,
    notices: 0,
    score: 7,
    lastReason: 'spam',
    lastReportAt: now + 1,
  });
});

test('a notice opens a case with the weight of its reason, and counts apart from the reports', () => {
  expect(withNotice(null, { target, title, reason: 'privacy' }, now)).toEqual({
    ...withReport(null, { target, title, reason: 'privacy' }, now),
    reports: 0,
    notices: 1,
  });
});

test('a notice raises a score up to the ceiling, and leaves it beyond', () => {
  const raisedFrom = (score: number) =>
    withNotice({ ...reported, score, notices: 3 }, { target, title, reason: 'spam' }, now + 1);
  expect(raisedFrom(NOTICE_CEILING - 2)).toMatchObject({ score: NOTICE_CEILING, reports: 1, notices: 4 });
  expect(raisedFrom(NOTICE_CEILING - 1)).toMatchObject({ score: NOTICE_CEILING - 1, notices: 4 });
  expect(raisedFrom(12)).toMatchObject({ score: 12, notices: 4, lastReportAt: now + 1 });
});

test('a report about a decided case opens it again', () => {
  const closed = closedBy(reported, 42, 'removal');
  expect(withReport(closed, { target, title, reason: 'other' }, now + 1)).toEqual({
    ...closed,
    state: 'open',
    reports: 2,
    notices: 0,
    score: 2,
    lastReason: 'other',
    lastReportAt: now + 1,
  });
});

test('an admin holds a case for a quarter of an hour, during which nobody else can', () => {
  expect(CASE_HELD_FOR).toBe(15 * MINUTE);
  const held = { ...reported, holder: 'nadia', heldUntil: now + CASE_HELD_FOR };
  expect(heldBy(reported, 'nadia', now)).toEqual(success(held));
  expect(heldBy(held, 'lea', now + CASE_HELD_FOR - 1)).toEqual(failure('held'));
  expect(heldBy(held, 'nadia', now + 1)).toEqual(success({ ...held, heldUntil: now + 1 + CASE_HELD_FOR }));
  expect(heldBy(held, 'lea', now + CASE_HELD_FOR)).toEqual(
    success({ ...reported, holder: 'lea', heldUntil: now + 2 * CASE_HELD_FOR }),
  );
  expect(heldBy({ ...held, heldUntil: null }, 'lea', now).ok).toBe(true);
});

test('a decision closes the case, and nobody holds it any more', () => {
  const held = { ...reported, holder: 'nadia', heldUntil: now + CASE_HELD_FOR };
  expect(closedBy(held, 42, 'removal')).toEqual({
    ...reported,
    state: 'closed',
    score: 0,
    decision: 42,
    lastEffect: 42,
  });
});

test('a decision without a measure leaves the last effect', () => {
  const removed = closedBy(reported, 42, 'removal');
  expect(closedBy(removed, 43, 'none')).toEqual({ ...removed, decision: 43 });
});

test('a restriction is an effect, which its lifting leaves', () => {
  const restricted = closedBy(reported, 42, 'restriction');
  expect(restricted.lastEffect).toBe(42);
  expect(closedBy(restricted, 43, 'lifting')).toEqual({ ...restricted, decision: 43 });
});

test('a case that is as the admin saw it can be decided', () => {
  const decided = { reports: 2, decision: 42 };
  expect(checkSeen(decided, { ...decided, contentChangedAt: 7 }, 7)).toEqual(success());
  expect(checkSeen(decided, { ...decided, contentChangedAt: null }, null)).toEqual(success());
});

test('a decision is refused after a new report, another decision or a change of the content', () => {
  const seen = { reports: 1, decision: null, contentChangedAt: 7 };
  expect(checkSeen({ reports: 2, decision: null }, seen, 7)).toEqual(failure('new-report'));
  expect(checkSeen({ reports: 0, decision: null }, seen, 7)).toEqual(failure('new-report'));
  expect(checkSeen({ reports: 1, decision: 42 }, seen, 7)).toEqual(failure('new-decision'));
  expect(checkSeen({ reports: 1, decision: null }, seen, 8)).toEqual(failure('changed-content'));
  expect(checkSeen({ reports: 1, decision: null }, seen, null)).toEqual(failure('changed-content'));
});

test('the queue begins with the highest score, then with the report that waits longest', () => {
  const queue = [
    { ...reported, score: 2, lastReportAt: now - 9 },
    { ...reported, score: 5, lastReportAt: now },
    { ...reported, score: 5, lastReportAt: now - 1 },
    { ...reported, score: 5, lastReportAt: null },
  ];
  const sorted = [queue[3], queue[2], queue[1], queue[0]];
  expect(queue.toSorted(byUrgency)).toEqual(sorted);
  expect(queue.toReversed().toSorted(byUrgency)).toEqual(sorted);
});
