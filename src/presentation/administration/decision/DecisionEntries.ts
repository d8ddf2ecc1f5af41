import type { Measure } from '../../../domain/moderation/Measure';
import type { ReportReason } from '../../../domain/moderation/Report';
import type { StatementEntries, StatementText } from '../../../domain/moderation/Statement';

export interface DecisionEntries extends StatementEntries {
  readonly measure: Measure;
  /** Fills the other entries: see `reasonPresets`. */
  readonly reason: ReportReason;
  /** Of a restriction, as it is typed. */
  readonly days: string;
  readonly points: number;
  readonly note: string;
}

/** The texts that the form begins with, by reason; parts in `###` are to be filled in. */
export type StatementTemplates = Readonly<Record<ReportReason, StatementText>>;

export const MAXIMUM_POINTS = 10;
