import type {
  AnswerReviewFailure,
  ReviewRepository,
  WriteReviewFailure,
} from '../../../application/reviews/ReviewRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Clock } from '../../../application/shared/Clock';
import { sideOf, type Deal, type DealCounts } from '../../../domain/reviews/Deal';
import { shownReviews, type Review } from '../../../domain/reviews/Review';
import {
  answerReview,
  reviewShownWith,
  writeReview,
  type CheckedReview,
  type ReviewAuthor,
} from '../../../domain/reviews/writeReview';
import { failure, type Result } from '../../../domain/shared/Result';
import { checkUnrestricted } from '../database/checkUnrestricted';
import type { EmbeddedDatabase } from '../database/EmbeddedDatabase';
import { untilImported, type ListingImportProgress } from '../database/ListingImportProgress';
import type { DealRecord } from '../database/records';
import { toListingUnlessDeleted } from '../listings/toListing';

/** Of a store, as a connection and as a transaction have it. */
type Getter<Record> = (id: string) => Promise<Record | undefined>;

export class EmbeddedReviewRepository implements ReviewRepository {
  readonly #database: EmbeddedDatabase;
  readonly #clock: Clock;
  readonly #importProgress: ListingImportProgress;

  constructor(database: EmbeddedDatabase, clock: Clock, importProgress: ListingImportProgress) {
    this.#database = database;
    this.#clock = clock;
    this.#importProgress = importProgress;
  }

  /** The import of the demo may still bring some where there is none. */
  async about(uid: string): Promise<BackendResult<readonly Review[]>> {
    const read = await this.#readAbout(uid);
    if (this.#importProgress.isOver || !read.ok || read.value.length > 0) return read;
    await untilImported(this.#importProgress);
    return this.#readAbout(uid);
  }

  #readAbout(uid: string): Promise<BackendResult<readonly Review[]>> {
    const now = this.#clock.now();
    return this.#database.read(async (connection) =>
      shownReviews(await connection.getAllFromIndex('reviews', 'bySubject', IDBKeyRange.bound([uid], [uid, now])), now),
    );
  }

  dealOf(listingId: string, uid: string): Promise<BackendResult<Deal | null>> {
    return this.#database.read(async (connection) => {
      const deal = await readDeal(
        listingId,
        (id) => connection.get('deals', id),
        (id) => connection.get('listings', id),
      );
      return deal !== null && sideOf(deal, uid) !== null ? deal : null;
    });
  }

  /** The import of the demo may still bring some where there is none. */
  async dealCountsOf(uid: string): Promise<BackendResult<DealCounts>> {
    const read = await this.#readDealCounts(uid);
    if (this.#importProgress.isOver || !read.ok || read.value.sales + read.value.purchases > 0) return read;
    await untilImported(this.#importProgress);
    return this.#readDealCounts(uid);
  }

  #readDealCounts(uid: string): Promise<BackendResult<DealCounts>> {
    return this.#database.read(async (connection) => {
      const [sold, bought] = await Promise.all([
        connection.getAllFromIndex('deals', 'bySeller', uid),
        connection.getAllFromIndex('deals', 'byBuyer', uid),
      ]);
      const count = (deals: readonly DealRecord[]) => deals.filter(({ isCounted }) => isCounted === true).length;
      return { sales: count(sold), purchases: count(bought) };
    });
  }

  async write(
    listingId: string,
    author: ReviewAuthor,
    checked: CheckedReview,
  ): Promise<Result<Review, WriteReviewFailure>> {
    const stores = ['deals', 'listings', 'reviews', 'restrictions'] as const;
    const written = await this.#database.write(
      [...stores],
      async (transaction): Promise<Result<Review, WriteReviewFailure>> => {
        const [deals, listings, reviews] = [
          transaction.objectStore('deals'),
          transaction.objectStore('listings'),
          transaction.objectStore('reviews'),
        ];
        const now = this.#clock.now();
        const deal = await readDeal(
          listingId,
          (id) => deals.get(id),
          (id) => listings.get(id),
        );
        const review = writeReview(deal, author, checked, now);
        if (!review.ok || deal === null) return review;
        const free = await checkUnrestricted(transaction.objectStore('restrictions'), author.uid, now);
        if (!free.ok) return free;
        const shown = reviewShownWith(deal, review.value);
        const other = shown === null ? undefined : await reviews.get(shown);
        if (other !== undefined) await reviews.put({ ...other, visibleAt: now });
        await reviews.add(review.value);
        const reviewedAt = { ...deal.reviewedAt, [review.value.side]: now };
        const { buyerId, sellerId: ownerId } = deal;
        await deals.put({ ...(await deals.get(listingId)), listingId, ownerId, buyerId, reviewedAt });
        return review;
      },
    );
    return written.ok ? written.value : written;
  }

  async answer(reviewId: string, uid: string, text: string): Promise<Result<Review, AnswerReviewFailure>> {
    const answered = await this.#database.write(
      ['reviews', 'restrictions'],
      async (transaction): Promise<Result<Review, AnswerReviewFailure>> => {
        const reviews = transaction.objectStore('reviews');
        const review = await reviews.get(reviewId);
        const now = this.#clock.now();
        if (review === undefined || review.visibleAt > now) return failure('missing');
        const changed = answerReview(review, uid, text, now);
        if (!changed.ok) return changed;
        const free = await checkUnrestricted(transaction.objectStore('restrictions'), uid, now);
        if (!free.ok) return free;
        await reviews.put(changed.value);
        return changed;
      },
    );
    return answered.ok ? answered.value : answered;
  }
}

async function readDeal(
  listingId: string,
  dealAt: Getter<DealRecord>,
  listingAt: Getter<Parameters<typeof toListingUnlessDeleted>[0] & object>,
): Promise<Deal | null> {
  const [deal, record] = [await dealAt(listingId), await listingAt(listingId)];
  const listing = toListingUnlessDeleted(record);
  if (deal === undefined || listing?.state !== 'sold') return null;
  const { ownerId: sellerId, buyerId, reviewedAt = {} } = deal;
  return { listingId, title: listing.title, sellerId, buyerId, soldAt: listing.updatedAt, reviewedAt };
}
