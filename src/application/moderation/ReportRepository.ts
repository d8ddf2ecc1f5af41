import type { OwnReport } from '../../domain/moderation/ReportOutcome';
import type { Report } from '../../domain/moderation/Report';
import type { Restricted } from '../../domain/shared/Restricted';
import type { TooMany } from '../../domain/shared/Rate';
import type { Result } from '../../domain/shared/Result';
import type { BackendFailure } from '../shared/BackendFailure';
import type { BackendResult } from '../shared/BackendResult';
import { token } from '../shared/token';

export type ReportFailure = BackendFailure | 'already-reported' | TooMany | Restricted;

export interface ReportRepository {
  /**
   * Stores a report for the moderators with the backend’s time, once per person and target; `already-reported`:
   * nothing was changed, nor does it count towards the limit of reports by the hour. In the same commit it stores what the reporter
   * sees (`ReportedContent`) and raises the case of the target (`withReport`).
   */
  add(report: Report): Promise<Result<void, ReportFailure>>;

  /** The reports of the person who is signed in, newest first, with what became of them. */
  ownOf(reporterId: string): Promise<BackendResult<readonly OwnReport[]>>;
}
export const ReportRepository = token<ReportRepository>('ReportRepository');
