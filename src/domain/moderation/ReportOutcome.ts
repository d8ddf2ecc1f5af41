import type { Instant } from '../shared/Instant';
import type { Listing } from '../listings/Listing';
import type { Report, ReportTarget } from './Report';

/** What became of the reports about a target: the answer to all its reporters. Another decision replaces it. */
export interface ReportOutcome {
  readonly target: ReportTarget;
  /** `acted`: a measure was taken, and stands. */
  readonly outcome: 'acted' | 'dismissed';
  readonly decidedAt: Instant;
}

/** A report as its author sees it. `decidedAt` is null while it is `pending`. */
export interface OwnReport extends Omit<Report, 'reporterId'> {
  readonly createdAt: Instant;
  readonly title: string;
  readonly outcome: ReportOutcome['outcome'] | 'pending';
  readonly decidedAt: Instant | null;
}

/** The answer to one report: the decision must have come after it. */
export function answerTo(createdAt: Instant, outcome: ReportOutcome | null): Pick<OwnReport, 'outcome' | 'decidedAt'> {
  return outcome === null || outcome.decidedAt < createdAt
    ? { outcome: 'pending', decidedAt: null }
    : { outcome: outcome.outcome, decidedAt: outcome.decidedAt };
}

/** Whether the last decision about a listing was taken since its last change: an admin has seen it as it is. */
export function isExamined({ updatedAt }: Pick<Listing, 'updatedAt'>, outcome: ReportOutcome | null): boolean {
  return outcome !== null && outcome.decidedAt >= updatedAt;
}
