import type { Report } from '../../domain/moderation/Report';
import type { Instant } from '../../domain/shared/Instant';

export interface ReportRecord extends Report {
  /** `{reporter}~{kind}~{target}`: one for each person and target. */
  readonly id: string;
  readonly createdAt: Instant;
}
