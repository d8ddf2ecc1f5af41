import type { Restricted } from '../../domain/shared/Restricted';
import type { Deal, DealCounts } from '../../domain/reviews/Deal';
import type { Review } from '../../domain/reviews/Review';
import type { AnswerRefusal, CheckedReview, ReviewAuthor, ReviewRefusal } from '../../domain/reviews/writeReview';
import type { Result } from '../../domain/shared/Result';
import type { TimedFailure } from '../shared/BackendFailure';
import type { BackendResult } from '../shared/BackendResult';
import { token } from '../shared/token';

export type WriteReviewFailure = ReviewRefusal | Restricted | TimedFailure;
export type AnswerReviewFailure = AnswerRefusal | 'missing' | Restricted | TimedFailure;

export interface ReviewRepository {
  /** The reviews about a person that everybody may read, the newest first, at most `REVIEWS_SHOWN`. */
  about(uid: string): Promise<BackendResult<readonly Review[]>>;

  /** The deal of a sold listing for one of its two sides; null for others, or if there is none. */
  dealOf(listingId: string, uid: string): Promise<BackendResult<Deal | null>>;

  /** How many sales and purchases of a person are recorded; everybody may know. */
  dealCountsOf(uid: string): Promise<BackendResult<DealCounts>>;

  /**
   * Stores the review of the author’s side of a deal, which keeps its buyer from then on, and shows with it the one that the other side
   * has written (`writeReview`). The author is the person who is signed in, under the name of their account.
   */
  write(listingId: string, author: ReviewAuthor, review: CheckedReview): Promise<Result<Review, WriteReviewFailure>>;

  /** Stores the answer of the person whom a review is about (`answerReview`). `missing`: none is shown. */
  answer(reviewId: string, uid: string, text: string): Promise<Result<Review, AnswerReviewFailure>>;
}
export const ReviewRepository = token<ReviewRepository>('ReviewRepository');
