import { collection, getDocs, limit, orderBy, query, Timestamp, where } from 'firebase/firestore/lite';
import type { ReviewRepository } from '../../../application/reviews/ReviewRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Clock } from '../../../application/shared/Clock';
import type { DealCounts } from '../../../domain/reviews/Deal';
import { REVIEWS_SHOWN, type Review } from '../../../domain/reviews/Review';
import { dealCountsOfDocument, reviewsOfDocuments } from '../documents/reviewDocuments';
import type { AnonymousReader } from './AnonymousReader';
import { attempt } from './attempt';

/** What everybody may read of `FirestoreReviewRepository`. */
export class LiteReviews implements Pick<ReviewRepository, 'about' | 'dealCountsOf'> {
  readonly #reader: AnonymousReader;
  readonly #clock: Clock;

  constructor(reader: AnonymousReader, clock: Clock) {
    this.#reader = reader;
    this.#clock = clock;
  }

  about(uid: string): Promise<BackendResult<readonly Review[]>> {
    return attempt(async () => {
      const shown = query(
        collection(await this.#reader.firestore(), 'reviews'),
        where('subjectId', '==', uid),
        where('visibleAt', '<=', Timestamp.fromMillis(this.#clock.now())),
        orderBy('visibleAt', 'desc'),
        limit(REVIEWS_SHOWN),
      );
      return reviewsOfDocuments((await getDocs(shown)).docs);
    });
  }

  dealCountsOf(uid: string): Promise<BackendResult<DealCounts>> {
    return attempt(async () => {
      const counts = await this.#reader.document('deal_counts', uid);
      return (counts && dealCountsOfDocument(counts)) ?? { sales: 0, purchases: 0 };
    });
  }
}
