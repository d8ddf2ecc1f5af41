import { nextState, type ListingState } from '../../../domain/listings/lifecycle/ListingState';
import type { Measure } from '../../../domain/moderation/Measure';
import { resetBy, type ResettableProfile } from '../../../domain/moderation/profileReset';
import type { ReportTargetKind } from '../../../domain/moderation/Report';

/** What a decision is about, as the admin sees it. */
interface Situation {
  readonly kind: ReportTargetKind;
  /** Null of a listing that is gone, and of another target. */
  readonly state: ListingState | null;
  /** Whether a restriction of the person runs. */
  readonly isRestricted: boolean;
  /** Of the person; null of another target, or if there is none. */
  readonly profile: ResettableProfile | null;
}

/** Whether a measure can be taken now. A commit checks it again. */
export function isPossible(measure: Measure, { kind, state, isRestricted, profile }: Situation): boolean {
  if (measure === 'lifting') return isRestricted;
  if (kind === 'person') return resetBy(measure, profile).ok;
  if (measure === 'none' || kind !== 'listing') return true;
  if (state === null) return false;
  return measure === 'approval' ? state === 'in-review' : nextState(state, 'refuse').ok;
}
