import { describe, expect, test } from 'vitest';
import type { ReportTarget } from '../../../src/domain/moderation/Report';
import type { ReportOutcome } from '../../../src/domain/moderation/ReportOutcome';
import { NEWS_PERIOD } from '../../../src/domain/notifications/moderationMail';
import {
  answeredReports,
  answeredReportsKey,
  outcomeMail,
  outcomeMailKey,
  withoutPortion,
  type AnsweredReports,
} from '../../../src/domain/notifications/OutcomeMail';
import { DAY, MINUTE } from '../../../src/domain/shared/Instant';

const target: ReportTarget = { kind: 'conversation', id: 'velo~karim' };
const DECIDED = Date.UTC(2026, 10, 23);
const NOW = DECIDED + MINUTE;
const outcome: ReportOutcome = { target, outcome: 'acted', decidedAt: DECIDED };
const first: AnsweredReports = {
  target,
  decidedAt: DECIDED,
  after: null,
  until: DECIDED,
  dueAt: NOW,
  attempts: 0,
};

describe('the reports that an outcome answers', () => {
  test('the first outcome answers all reports from before it', () => {
    expect(answeredReports(null, outcome, NOW)).toEqual(first);
  });

  test('a later outcome answers those alone that were sent after the one before', () => {
    const before: ReportOutcome = { target, outcome: 'dismissed', decidedAt: DECIDED - DAY };
    expect(answeredReports(before, outcome, NOW)).toEqual({ ...first, after: DECIDED - DAY });
  });

  test('an outcome that was stored again, or is older than the one before, answers none', () => {
    expect(answeredReports(outcome, outcome, NOW)).toBeNull();
    expect(answeredReports({ ...outcome, decidedAt: DECIDED + 1 }, outcome, NOW)).toBeNull();
  });

  test('an old outcome is no news', () => {
    expect(answeredReports(null, outcome, DECIDED + NEWS_PERIOD - 1)).not.toBeNull();
    expect(answeredReports(null, outcome, DECIDED + NEWS_PERIOD)).toBeNull();
  });

  test('an outcome has a key of its own, and so has the e-mail to each reporter of a target', () => {
    expect(answeredReportsKey(first)).toBe(`conversation~velo~karim~${DECIDED}`);
    const mail = outcomeMail('claire', first, NOW);
    expect(mail).toEqual({ recipientId: 'claire', target, decidedAt: DECIDED, dueAt: NOW, attempts: 0 });
    expect(outcomeMailKey(mail)).toBe('claire~conversation~velo~karim');
  });
});

describe('portions of reports', () => {
  test('the reports that are left after a portion are due at once, and none is once there are no more', () => {
    const failedOnce = { ...first, attempts: 1 };
    const rest = withoutPortion(failedOnce, failedOnce, DECIDED - DAY, NOW + 5);
    expect(rest).toEqual({ ...first, until: DECIDED - DAY, dueAt: NOW + 5, attempts: 0 });
    expect(withoutPortion(rest, rest, null, NOW + 9)).toEqual({ ...rest, dueAt: null });
  });

  test('a portion that another process has entered meanwhile, also as the last one, leaves the rest to it', () => {
    const rest = { ...first, until: DECIDED - DAY };
    expect(withoutPortion(rest, first, DECIDED - 1, NOW)).toBe(rest);
    const done = { ...first, dueAt: null };
    expect(withoutPortion(done, first, DECIDED - 1, NOW)).toBe(done);
  });
});
