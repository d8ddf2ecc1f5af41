import type { Instant } from '../shared/Instant';
import { failure, success, type Result } from '../shared/Result';
import { trimmedText } from '../shared/trimmedText';
import { mayStillBeReviewed, otherSide, REVIEW_EMBARGO, sideOf, type Deal } from './Deal';
import { reviewIdOf, type Review, type Stars } from './Review';

/** Bounds of the text of a review, in UTF-16 units. */
export const REVIEW_TEXT = { minimum: 10, maximum: 1000 } as const;
/** Bound of an answer, in UTF-16 units. */
export const MAXIMUM_ANSWER = 500;

export interface ReviewEntries {
  /** Null: none is chosen. */
  readonly stars: Stars | null;
  readonly text: string;
}

export type ReviewEntryError = 'no-stars' | 'too-short' | 'too-long';
/** `no-deal`: the person takes no part in it; `written`: their side has written; `over`: `REVIEW_PERIOD` has passed. */
export type ReviewRefusal = 'no-deal' | 'written' | 'over';

export interface ReviewAuthor {
  readonly uid: string;
  readonly name: string;
}

export type CheckedReview = { readonly stars: Stars; readonly text: string };

/** What is wrong with the entries of the form, by entry; or what is to be stored. */
export function checkReview(
  entries: ReviewEntries,
): Result<CheckedReview, ReadonlyMap<keyof ReviewEntries, ReviewEntryError>> {
  const text = trimmedText(entries.text);
  const errors = new Map<keyof ReviewEntries, ReviewEntryError>();
  if (text.length < REVIEW_TEXT.minimum) errors.set('text', 'too-short');
  if (text.length > REVIEW_TEXT.maximum) errors.set('text', 'too-long');
  if (entries.stars === null) return failure(errors.set('stars', 'no-stars'));
  return errors.size > 0 ? failure(errors) : success({ stars: entries.stars, text });
}

/** The review of one side of a deal. The second one is shown at once, and with it the first. */
export function writeReview(
  deal: Deal | null,
  { uid, name }: ReviewAuthor,
  { stars, text }: CheckedReview,
  now: Instant,
): Result<Review, ReviewRefusal> {
  const side = deal && sideOf(deal, uid);
  if (deal === null || side === null) return failure('no-deal');
  if (deal.reviewedAt[side] !== undefined) return failure('written');
  if (!mayStillBeReviewed(deal, now)) return failure('over');
  const { buyerId, listingId, sellerId, soldAt, title } = deal;
  return success({
    id: reviewIdOf(listingId, side),
    listingId,
    title,
    side,
    authorId: uid,
    authorName: name,
    subjectId: side === 'buyer' ? sellerId : buyerId,
    stars,
    text,
    soldAt,
    createdAt: now,
    visibleAt: deal.reviewedAt[otherSide(side)] === undefined ? now + REVIEW_EMBARGO : now,
    answer: '',
    answeredAt: null,
  });
}

/** The other side’s review that is shown with this one, by its id; null if there is none, or if it is shown already. */
export function reviewShownWith(deal: Deal, { side, createdAt }: Pick<Review, 'side' | 'createdAt'>): string | null {
  const other = otherSide(side);
  const written = deal.reviewedAt[other];
  return written !== undefined && written + REVIEW_EMBARGO > createdAt ? reviewIdOf(deal.listingId, other) : null;
}

export type AnswerRefusal = 'blank' | 'too-long' | 'not-subject' | 'answered';

/** Of a review that is shown. */
export function answerReview(review: Review, uid: string, typed: string, now: Instant): Result<Review, AnswerRefusal> {
  const answer = trimmedText(typed);
  if (answer === '') return failure('blank');
  if (answer.length > MAXIMUM_ANSWER) return failure('too-long');
  if (review.subjectId !== uid) return failure('not-subject');
  if (review.answer !== '') return failure('answered');
  return success({ ...review, answer, answeredAt: now });
}
