import { nextState, type ListingState } from '../../../domain/listings/lifecycle/ListingState';
import type { Measure } from '../../../domain/moderation/Measure';
import type { ReportTargetKind } from '../../../domain/moderation/Report';

/** Whether a measure can be taken now; `state` is null of a listing that is gone. A commit checks it again. */
export function isPossible(measure: Measure, kind: ReportTargetKind, state: ListingState | null): boolean {
  if (measure === 'none' || kind !== 'listing') return true;
  if (state === null) return false;
  return measure === 'approval' ? state === 'in-review' : nextState(state, 'refuse').ok;
}
