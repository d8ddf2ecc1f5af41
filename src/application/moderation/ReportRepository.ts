import type { Report } from '../../domain/moderation/Report';
import type { TooMany } from '../../domain/shared/Rate';
import type { Result } from '../../domain/shared/Result';
import type { BackendFailure } from '../shared/BackendFailure';
import { token } from '../shared/token';

export type ReportFailure = BackendFailure | 'already-reported' | TooMany;

export interface ReportRepository {
  /**
   * Stores a report for the moderators with the backend’s time, once per person and target; `already-reported`:
   * nothing was changed, nor does it count towards the limit of reports by the hour.
   */
  add(report: Report): Promise<Result<void, ReportFailure>>;
}
export const ReportRepository = token<ReportRepository>('ReportRepository');
