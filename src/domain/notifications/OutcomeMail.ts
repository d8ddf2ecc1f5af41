import { caseIdOf } from '../moderation/ModerationCase';
import type { ReportTarget } from '../moderation/Report';
import type { ReportOutcome } from '../moderation/ReportOutcome';
import type { Instant } from '../shared/Instant';
import { NEWS_PERIOD, type SingleMail } from './moderationMail';

/** What is known of the e-mail that tells somebody what became of their report. There is never another one about it. */
export interface OutcomeMail extends SingleMail {
  /** Who has reported. */
  readonly recipientId: string;
  readonly target: ReportTarget;
  /** When the outcome was decided that has answered the report first. */
  readonly decidedAt: Instant;
}

/** The reports about a target that an outcome is the first to answer. Their authors are entered for e-mails in portions, the newest report first. */
export interface AnsweredReports extends SingleMail {
  readonly target: ReportTarget;
  readonly decidedAt: Instant;
  /** They were sent after this time, that of the outcome before; null: there was none. */
  readonly after: Instant | null;
  /** The authors of those sent after this time are entered. */
  readonly until: Instant;
}

/** What no other e-mail has. */
export function outcomeMailKey({ recipientId, target }: Pick<OutcomeMail, 'recipientId' | 'target'>): string {
  return `${recipientId}~${caseIdOf(target)}`;
}

/** What no other outcome has. */
export function answeredReportsKey({ target, decidedAt }: Pick<AnsweredReports, 'target' | 'decidedAt'>): string {
  return `${caseIdOf(target)}~${decidedAt}`;
}

/** The e-mail to one of those who have reported, due at once. */
export function outcomeMail(
  recipientId: string,
  { target, decidedAt }: Pick<AnsweredReports, 'target' | 'decidedAt'>,
  now: Instant,
): OutcomeMail {
  return { recipientId, target, decidedAt, dueAt: now, attempts: 0 };
}

/** What an outcome answers that has taken the place of `before`. Null: no report, or it is no news any more. */
export function answeredReports(
  before: ReportOutcome | null,
  { target, decidedAt }: ReportOutcome,
  now: Instant,
): AnsweredReports | null {
  if (before !== null && before.decidedAt >= decidedAt) return null;
  if (decidedAt <= now - NEWS_PERIOD) return null;
  return { target, decidedAt, after: before?.decidedAt ?? null, until: decidedAt, dueAt: now, attempts: 0 };
}

/**
 * As after a portion was entered; `before` is what it was then, `until` when the newest of those that are left was sent, null: none is left. The
 * same object when another process has entered it meanwhile.
 */
export function withoutPortion(
  reports: AnsweredReports,
  before: AnsweredReports,
  until: Instant | null,
  now: Instant,
): AnsweredReports {
  if (reports.dueAt === null || reports.until !== before.until) return reports;
  return until === null ? { ...reports, dueAt: null, attempts: 0 } : { ...reports, until, dueAt: now, attempts: 0 };
}
