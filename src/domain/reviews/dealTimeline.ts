import type { GoesTo } from '../listings/GoesTo';
import type { ListingState } from '../listings/lifecycle/ListingState';
import type { ReviewSide } from './Deal';

/** From the agreement on a price to the reviews; `appointment`: the two meet, unless the deal has ended without; `end`: the listing is sold, let or given. */
export type DealStep = 'agreement' | 'reservation' | 'appointment' | 'end' | 'reviews';

/** `void`: will not happen. */
export type StepStatus = 'done' | 'next' | 'later' | 'void';

/**
 * `unknown`: it is not known yet whom the listing goes to. `released`: a reservation for this buyer has ended without a sale. `to-meet`:
 * reserved for this buyer, and no appointment agreed on.
 */
export type DealSituation =
  | 'unknown'
  | 'to-reserve'
  | 'released'
  | 'reserved-unnamed'
  | 'to-meet'
  | 'to-end'
  | 'to-review'
  | 'complete'
  | 'reserved-elsewhere'
  | 'sold-elsewhere'
  | 'sold-unnamed'
  | 'offline';

export interface DealFacts {
  /** Whether an offer of this conversation is accepted. */
  readonly isAccepted: boolean;
  /** The state of the listing now (`currentState`). */
  readonly state: ListingState;
  /** Of a listing that is reserved or sold; null: not known. */
  readonly goesTo: GoesTo | null;
  /** Whether it was seen reserved for this buyer before. */
  readonly wasReserved: boolean;
  /** Whether both have agreed on an appointment. */
  readonly hasAppointment: boolean;
  /** The sides that have written their review. */
  readonly reviewers: readonly ReviewSide[];
  /** Whether a review may still be written. */
  readonly mayReview: boolean;
}

export interface DealTimeline {
  readonly situation: DealSituation;
  readonly steps: readonly { readonly step: DealStep; readonly status: StepStatus }[];
  /** Who can do what is next; nobody where nothing is. */
  readonly by: readonly ReviewSide[];
}

const steps: readonly DealStep[] = ['agreement', 'reservation', 'appointment', 'end', 'reviews'];
const sides: readonly ReviewSide[] = ['buyer', 'seller'];

/** How many steps are done, what becomes of those after the next one, and who must act. */
const courses: Record<
  Exclude<DealSituation, 'to-review' | 'complete'>,
  { readonly done: number; readonly isGoingOn: boolean; readonly by: readonly ReviewSide[] }
> = {
  unknown: { done: 1, isGoingOn: true, by: [] },
  'to-reserve': { done: 1, isGoingOn: true, by: ['seller'] },
  released: { done: 1, isGoingOn: true, by: ['seller'] },
  'reserved-unnamed': { done: 1, isGoingOn: true, by: ['seller'] },
  'to-meet': { done: 2, isGoingOn: true, by: sides },
  'to-end': { done: 3, isGoingOn: true, by: ['seller'] },
  'sold-unnamed': { done: 1, isGoingOn: false, by: ['seller'] },
  'reserved-elsewhere': { done: 1, isGoingOn: false, by: [] },
  'sold-elsewhere': { done: 1, isGoingOn: false, by: [] },
  offline: { done: 1, isGoingOn: false, by: [] },
};

/** How far a deal has come. Null: no offer of this conversation is accepted, and the listing does not go to its buyer. */
export function dealTimeline(facts: DealFacts): DealTimeline | null {
  const situation = situationOf(facts);
  if (!facts.isAccepted && !['to-meet', 'to-end', 'to-review', 'complete'].includes(situation)) return null;
  const missing = sides.filter((side) => !facts.reviewers.includes(side));
  if (situation === 'to-review') return timeline(facts, situation, 4, true, missing);
  if (situation === 'complete') return timeline(facts, situation, missing.length === 0 ? 5 : 4, false, []);
  const { done, isGoingOn, by } = courses[situation];
  return timeline(facts, situation, done, isGoingOn, by);
}

/**
 * A deal without an accepted offer, as for a gift, begins with its reservation. An appointment that is agreed on is done, whatever comes
 * before it; a deal that has ended without one has no such step.
 */
function timeline(
  { hasAppointment, isAccepted }: DealFacts,
  situation: DealSituation,
  done: number,
  isGoingOn: boolean,
  by: readonly ReviewSide[],
): DealTimeline {
  const all = steps.map((step, index) => ({
    step,
    status:
      step === 'appointment' && hasAppointment && isGoingOn ? 'done' : statusOf(index, done, isGoingOn, by.length > 0),
  }));
  const begun = isAccepted ? all : all.slice(1);
  const isOver = done > steps.indexOf('end');
  return { situation, steps: begun.filter(({ step }) => step !== 'appointment' || hasAppointment || !isOver), by };
}

function statusOf(index: number, done: number, isGoingOn: boolean, isSomebodysTurn: boolean): StepStatus {
  if (index < done) return 'done';
  if (!isGoingOn) return 'void';
  return index === done && isSomebodysTurn ? 'next' : 'later';
}

function situationOf({ goesTo, hasAppointment, mayReview, reviewers, state, wasReserved }: DealFacts): DealSituation {
  if (state === 'online') return wasReserved ? 'released' : 'to-reserve';
  if (state !== 'reserved' && state !== 'sold') return 'offline';
  if (goesTo === null) return 'unknown';
  if (state === 'reserved' && goesTo === 'buyer') return hasAppointment ? 'to-end' : 'to-meet';
  if (state === 'reserved') return goesTo === 'other' ? 'reserved-elsewhere' : 'reserved-unnamed';
  if (goesTo !== 'buyer') return goesTo === 'other' ? 'sold-elsewhere' : 'sold-unnamed';
  return mayReview && reviewers.length < sides.length ? 'to-review' : 'complete';
}
