import {
  collection,
  doc,
  getDocFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  serverTimestamp,
  Timestamp,
  where,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase/firestore';
import type {
  AnswerReviewFailure,
  ReviewRepository,
  WriteReviewFailure,
} from '../../../application/reviews/ReviewRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Clock } from '../../../application/shared/Clock';
import { sideOf, type Deal, type DealCounts } from '../../../domain/reviews/Deal';
import { REVIEWS_SHOWN, type Review } from '../../../domain/reviews/Review';
import {
  answerReview,
  reviewShownWith,
  writeReview,
  type CheckedReview,
  type ReviewAuthor,
} from '../../../domain/reviews/writeReview';
import { failure, type Result } from '../../../domain/shared/Result';
import type { ClockCheck } from '../connection/ClockCheck';
import { commitTransaction } from '../connection/commitTransaction';
import { errorKindOf } from '../connection/errorKindOf';
import type { FirebaseOperations } from '../connection/FirebaseOperations';
import { checkUnrestricted } from '../documents/readRestriction';
import {
  dealCountsOfDocument,
  dealOfDocuments,
  reviewOfDocument,
  reviewsOfDocuments,
} from '../documents/reviewDocuments';

type Get = (reference: DocumentReference) => Promise<DocumentSnapshot>;

export class FirestoreReviewRepository implements ReviewRepository {
  readonly #firestore: Firestore;
  readonly #operations: FirebaseOperations;
  readonly #clock: Clock;
  readonly #clockCheck: ClockCheck;

  constructor(firestore: Firestore, operations: FirebaseOperations, clock: Clock, clockCheck: ClockCheck) {
    this.#firestore = firestore;
    this.#operations = operations;
    this.#clock = clock;
    this.#clockCheck = clockCheck;
  }

  about(uid: string): Promise<BackendResult<readonly Review[]>> {
    const shown = query(
      collection(this.#firestore, 'reviews'),
      where('subjectId', '==', uid),
      where('visibleAt', '<=', Timestamp.fromMillis(this.#clock.now())),
      orderBy('visibleAt', 'desc'),
      limit(REVIEWS_SHOWN),
    );
    return this.#operations.run(async () => reviewsOfDocuments((await getDocsFromServer(shown)).docs));
  }

  dealOf(listingId: string, uid: string): Promise<BackendResult<Deal | null>> {
    return this.#operations.run(async () => {
      const deal = await this.#readDeal(listingId, getDocFromServer);
      return deal !== null && sideOf(deal, uid) !== null ? deal : null;
    });
  }

  dealCountsOf(uid: string): Promise<BackendResult<DealCounts>> {
    return this.#operations.run(async () => {
      const counts = await getDocFromServer(doc(this.#firestore, 'deal_counts', uid));
      return (counts.exists() ? dealCountsOfDocument(counts) : null) ?? { sales: 0, purchases: 0 };
    });
  }

  async write(
    listingId: string,
    author: ReviewAuthor,
    checked: CheckedReview,
  ): Promise<Result<Review, WriteReviewFailure>> {
    const written = await this.#commit(async (transaction): Promise<Result<Review, WriteReviewFailure>> => {
      const deal = await this.#readDeal(listingId, (reference) => transaction.get(reference));
      const review = writeReview(deal, author, checked, this.#clock.now());
      if (!review.ok || deal === null) return review;
      const free = await checkUnrestricted(transaction, this.#firestore, author.uid, this.#clock.now());
      if (!free.ok) return free;
      const { id, side, soldAt, createdAt, visibleAt, ...content } = review.value;
      const shown = reviewShownWith(deal, review.value);
      if (shown !== null) transaction.update(this.#review(shown), { visibleAt: serverTimestamp() });
      transaction.set(this.#review(id), {
        ...content,
        side,
        soldAt: Timestamp.fromMillis(soldAt),
        createdAt: serverTimestamp(),
        visibleAt: visibleAt === createdAt ? serverTimestamp() : Timestamp.fromMillis(visibleAt),
      });
      transaction.update(this.#deal(listingId), { [`reviewedAt.${side}`]: serverTimestamp() });
      return review;
    });
    return written.ok ? written.value : this.#clockCheck.explainNow(written);
  }

  async answer(reviewId: string, uid: string, text: string): Promise<Result<Review, AnswerReviewFailure>> {
    const answered = await this.#commit(async (transaction): Promise<Result<Review, AnswerReviewFailure>> => {
      const stored = await unlessDenied(transaction.get(this.#review(reviewId)));
      const review = stored?.exists() === true ? reviewOfDocument(stored) : null;
      if (review === null) return failure('missing');
      const changed = answerReview(review, uid, text, this.#clock.now());
      if (!changed.ok) return changed;
      const free = await checkUnrestricted(transaction, this.#firestore, uid, this.#clock.now());
      if (!free.ok) return free;
      transaction.update(this.#review(reviewId), { answer: changed.value.answer, answeredAt: serverTimestamp() });
      return changed;
    });
    return answered.ok ? answered.value : answered;
  }

  /** The rules keep a deal from others than its two sides, and a listing that has not been public. */
  async #readDeal(listingId: string, get: Get): Promise<Deal | null> {
    const deal = await unlessDenied(get(this.#deal(listingId)));
    if (deal?.exists() !== true) return null;
    const listing = await unlessDenied(get(doc(this.#firestore, 'listings', listingId)));
    return listing?.exists() === true ? dealOfDocuments(deal, listing) : null;
  }

  #commit<Value>(work: (transaction: Transaction) => Promise<Value>): Promise<BackendResult<Value>> {
    return commitTransaction(this.#operations, this.#firestore, work);
  }

  #deal(listingId: string): DocumentReference {
    return doc(this.#firestore, 'deals', listingId);
  }

  #review(id: string): DocumentReference {
    return doc(this.#firestore, 'reviews', id);
  }
}

async function unlessDenied<Value>(reading: Promise<Value>): Promise<Value | null> {
  try {
    return await reading;
  } catch (error) {
    if (errorKindOf(error) === 'permission-denied') return null;
    throw error;
  }
}
