import type { Report } from '../../domain/moderation/Report';

export interface ReportRecord extends Report {
  /** `{reporter}~{kind}~{target}`: one for each person and target. */
  readonly id: string;
}
