import { doc, setDoc, Timestamp, type Firestore } from 'firebase/firestore';
import type { Review } from '../../../src/domain/reviews/Review';

/** Stores a review, past the rules. */
export function giveFirebaseReview(firestore: Firestore, { id, answeredAt, ...review }: Review): Promise<void> {
  const { soldAt, createdAt, visibleAt } = review;
  return setDoc(doc(firestore, 'reviews', id), {
    ...review,
    soldAt: Timestamp.fromMillis(soldAt),
    createdAt: Timestamp.fromMillis(createdAt),
    visibleAt: Timestamp.fromMillis(visibleAt),
    answeredAt: answeredAt === null ? null : Timestamp.fromMillis(answeredAt),
  });
}
