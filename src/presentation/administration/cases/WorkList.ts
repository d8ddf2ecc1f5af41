import type { ReportTarget } from '../../../domain/moderation/Report';
import type { Instant } from '../../../domain/shared/Instant';

/** The list that an admin works through, case by case. */
export interface WorkList {
  /** The address of the list itself, and the name of the link to it. */
  readonly address: string;
  readonly back: string;
  /** Advances by the minute. */
  readonly now: Instant;
  /** The address of a case in this list. */
  readonly addressOf: (target: ReportTarget) => string;
  /** Where to go once a case is decided: to the next one, or to the list after the last. */
  readonly addressAfter: (caseId: string) => string;
}
