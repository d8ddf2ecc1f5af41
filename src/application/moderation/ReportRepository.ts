import type { Report } from '../../domain/moderation/Report';
import type { Result } from '../../domain/shared/Result';
import type { BackendFailure } from '../shared/BackendFailure';
import { token } from '../shared/token';

export interface ReportRepository {
  /** Hands a report to the moderators, dated by the backend’s clock, once for each person and target: a second one changes nothing and says so. */
  add(report: Report): Promise<Result<void, BackendFailure | 'already-reported'>>;
}
export const ReportRepository = token<ReportRepository>('ReportRepository');
