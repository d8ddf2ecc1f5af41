import type { Report } from '../../domain/moderation/Report';
import type { Result } from '../../domain/shared/Result';
import type { BackendFailure } from '../shared/BackendFailure';
import { token } from '../shared/token';

export interface ReportRepository {
  /**
   * Stores a report for the moderators with the backend’s time, once per person and target; `already-reported`:
   * nothing was changed.
   */
  add(report: Report): Promise<Result<void, BackendFailure | 'already-reported'>>;
}
export const ReportRepository = token<ReportRepository>('ReportRepository');
