import type { ModerationCase } from '../../domain/moderation/ModerationCase';
import type { ReportTarget } from '../../domain/moderation/Report';
import type { ReportOutcome } from '../../domain/moderation/ReportOutcome';
import type { ReceivedReport } from '../../domain/moderation/ReportedContent';
import type { Result } from '../../domain/shared/Result';
import type { BackendFailure } from '../shared/BackendFailure';
import type { BackendResult } from '../shared/BackendResult';
import type { Unsubscribe } from '../shared/Unsubscribe';
import { token } from '../shared/token';

/** What has been reported. Only admins read it; everybody else gets `denied`. A report raises its case: see `ReportRepository`. */
export interface CaseRepository {
  /** Emits the open cases, most urgent first (`byUrgency`), at most `limit`, now and at every change. One read for each. */
  subscribeToOpen(limit: number, listener: (cases: BackendResult<readonly ModerationCase[]>) => void): Unsubscribe;

  /** Emits the case of a target, now and at every change; null if nobody has reported it and no admin has decided about it. */
  subscribe(target: ReportTarget, listener: (known: BackendResult<ModerationCase | null>) => void): Unsubscribe;

  /** Emits the answer of the last decision about a target, now and at every change; null before the first one. */
  subscribeToOutcome(
    target: ReportTarget,
    listener: (outcome: BackendResult<ReportOutcome | null>) => void,
  ): Unsubscribe;

  /** The reports about a target, newest first, at most `limit`. */
  reportsOn(target: ReportTarget, limit: number): Promise<BackendResult<readonly ReceivedReport[]>>;

  /** Holds the case for the admin who is signed in (`heldBy`); `missing`: there is none. */
  hold(target: ReportTarget, admin: string): Promise<Result<ModerationCase, BackendFailure | 'held' | 'missing'>>;
}
export const CaseRepository = token<CaseRepository>('CaseRepository');
