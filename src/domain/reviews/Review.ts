import type { Instant } from '../shared/Instant';
import type { ReviewSide } from './Deal';

/** The number of stars. */
export const stars = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof stars)[number];

/** What one side of a deal says about the other. Only its answer is added afterwards. */
export interface Review {
  /** `{listingId}~{side}`: one for each side of a deal. */
  readonly id: string;
  readonly listingId: string;
  /** The title of the listing when it was sold. */
  readonly title: string;
  /** The side of the author. */
  readonly side: ReviewSide;
  readonly authorId: string;
  readonly authorName: string;
  /** The person whom it is about. */
  readonly subjectId: string;
  readonly stars: Stars;
  readonly text: string;
  readonly soldAt: Instant;
  readonly createdAt: Instant;
  /** When everybody may read it: once both sides have written, or after `REVIEW_EMBARGO`. */
  readonly visibleAt: Instant;
  /** What the subject answers, once; empty until then. */
  readonly answer: string;
  readonly answeredAt: Instant | null;
}

/** How many reviews a profile shows, the newest first. */
export const REVIEWS_SHOWN = 50;

export function reviewIdOf(listingId: string, side: ReviewSide): string {
  return `${listingId}~${side}`;
}

/** The reviews that everybody may read, the newest first, at most `REVIEWS_SHOWN`. */
export function shownReviews(reviews: readonly Review[], now: Instant): readonly Review[] {
  return reviews
    .filter(({ visibleAt }) => visibleAt <= now)
    .toSorted((one, other) => other.visibleAt - one.visibleAt)
    .slice(0, REVIEWS_SHOWN);
}

/** The mean number of stars; null without reviews. */
export function meanStars(reviews: readonly Pick<Review, 'stars'>[]): number | null {
  if (reviews.length === 0) return null;
  return reviews.reduce((sum, review) => sum + review.stars, 0) / reviews.length;
}
