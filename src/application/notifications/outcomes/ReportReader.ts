import type { ReportTarget } from '../../../domain/moderation/Report';
import type { OwnReport } from '../../../domain/moderation/ReportOutcome';
import type { AnsweredReports } from '../../../domain/notifications/OutcomeMail';
import type { Instant } from '../../../domain/shared/Instant';

export interface ReportPortion {
  readonly reporterIds: readonly string[];
  /** When the newest of those that are left was sent, or later; null: none is left. */
  readonly until: Instant | null;
}

/** Reports and their outcomes as a server reads them. Methods reject when the backend is out of reach. */
export interface ReportReader {
  /**
   * Who has reported the target after `after` and not after `until`, the newest first: so many that they can be processed at once. Some may be in
   * the next portion again.
   */
  portionOf(reports: Pick<AnsweredReports, 'target' | 'after' | 'until'>): Promise<ReportPortion>;
  /** A report as its author sees it. Null: there is none, or it is malformed, which is reported. */
  read(reporterId: string, target: ReportTarget): Promise<OwnReport | null>;
}
