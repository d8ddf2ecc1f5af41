import { DAY, type Instant } from '../shared/Instant';

/** The side of a deal that writes a review. */
export type ReviewSide = 'buyer' | 'seller';

/** A sale whose buyer the seller has named: a sold listing and its `ListingBuyer`. */
export interface Deal {
  readonly listingId: string;
  readonly title: string;
  readonly sellerId: string;
  readonly buyerId: string;
  readonly soldAt: Instant;
  /** When each side has written its review. */
  readonly reviewedAt: Readonly<Partial<Record<ReviewSide, Instant>>>;
}

/** In how many recorded sales a person was the seller, and in how many the buyer. */
export interface DealCounts {
  readonly sales: number;
  readonly purchases: number;
}

/** How long after the sale a review may be written. */
export const REVIEW_PERIOD = 60 * DAY;

/** How long a review waits for the one of the other side before it is shown. */
export const REVIEW_EMBARGO = 14 * DAY;

/** Null: the person takes no part in the deal. */
export function sideOf(deal: Pick<Deal, 'sellerId' | 'buyerId'>, uid: string): ReviewSide | null {
  if (deal.sellerId === uid) return 'seller';
  return deal.buyerId === uid ? 'buyer' : null;
}

export function otherSide(side: ReviewSide): ReviewSide {
  return side === 'buyer' ? 'seller' : 'buyer';
}

export function mayStillBeReviewed({ soldAt }: Pick<Deal, 'soldAt'>, now: Instant): boolean {
  return now <= soldAt + REVIEW_PERIOD;
}
