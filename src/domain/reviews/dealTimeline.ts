import type { GoesTo } from '../listings/GoesTo';
import type { ListingState } from '../listings/lifecycle/ListingState';
import type { ReviewSide } from './Deal';

/** From the agreement on a price to the reviews; `end`: the listing is sold, let or given. */
export type DealStep = 'agreement' | 'reservation' | 'end' | 'reviews';

/** `void`: will not happen. */
export type StepStatus = 'done' | 'next' | 'later' | 'void';

/** `unknown`: it is not known yet whom the listing goes to. `released`: a reservation for this buyer has ended without a sale. */
export type DealSituation =
  | 'unknown'
  | 'to-reserve'
  | 'released'
  | 'reserved-unnamed'
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

const steps: readonly DealStep[] = ['agreement', 'reservation', 'end', 'reviews'];
const sides: readonly ReviewSide[] = ['buyer', 'seller'];

/** How many steps are done, what becomes of those after the next one, and whether the seller must act. */
const courses: Record<
  Exclude<DealSituation, 'to-review' | 'complete'>,
  { readonly done: number; readonly isGoingOn: boolean; readonly isSellersTurn: boolean }
> = {
  unknown: { done: 1, isGoingOn: true, isSellersTurn: false },
  'to-reserve': { done: 1, isGoingOn: true, isSellersTurn: true },
  released: { done: 1, isGoingOn: true, isSellersTurn: true },
  'reserved-unnamed': { done: 1, isGoingOn: true, isSellersTurn: true },
  'to-end': { done: 2, isGoingOn: true, isSellersTurn: true },
  'sold-unnamed': { done: 1, isGoingOn: false, isSellersTurn: true },
  'reserved-elsewhere': { done: 1, isGoingOn: false, isSellersTurn: false },
  'sold-elsewhere': { done: 1, isGoingOn: false, isSellersTurn: false },
  offline: { done: 1, isGoingOn: false, isSellersTurn: false },
};

/** How far a deal has come. Null: no offer of this conversation is accepted, and the listing does not go to its buyer. */
export function dealTimeline(facts: DealFacts): DealTimeline | null {
  const situation = situationOf(facts);
  if (!facts.isAccepted && !['to-end', 'to-review', 'complete'].includes(situation)) return null;
  const missing = sides.filter((side) => !facts.reviewers.includes(side));
  if (situation === 'to-review') return timeline(facts, situation, 3, true, missing);
  if (situation === 'complete') return timeline(facts, situation, missing.length === 0 ? 4 : 3, false, []);
  const { done, isGoingOn, isSellersTurn } = courses[situation];
  return timeline(facts, situation, done, isGoingOn, isSellersTurn ? ['seller'] : []);
}

/** A deal without an accepted offer, as for a gift, begins with its reservation. */
function timeline(
  { isAccepted }: DealFacts,
  situation: DealSituation,
  done: number,
  isGoingOn: boolean,
  by: readonly ReviewSide[],
): DealTimeline {
  const all = steps.map((step, index) => ({ step, status: statusOf(index, done, isGoingOn, by.length > 0) }));
  return { situation, steps: isAccepted ? all : all.slice(1), by };
}

function statusOf(index: number, done: number, isGoingOn: boolean, isSomebodysTurn: boolean): StepStatus {
  if (index < done) return 'done';
  if (!isGoingOn) return 'void';
  return index === done && isSomebodysTurn ? 'next' : 'later';
}

function situationOf({ goesTo, mayReview, reviewers, state, wasReserved }: DealFacts): DealSituation {
  if (state === 'online') return wasReserved ? 'released' : 'to-reserve';
  if (state !== 'reserved' && state !== 'sold') return 'offline';
  if (goesTo === null) return 'unknown';
  if (state === 'reserved')
    return ({ buyer: 'to-end', other: 'reserved-elsewhere', nobody: 'reserved-unnamed' } as const)[goesTo];
  if (goesTo !== 'buyer') return goesTo === 'other' ? 'sold-elsewhere' : 'sold-unnamed';
  return mayReview && reviewers.length < sides.length ? 'to-review' : 'complete';
}
