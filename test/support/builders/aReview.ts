import { REVIEW_EMBARGO } from '../../../src/domain/reviews/Deal';
import { reviewIdOf, type Review } from '../../../src/domain/reviews/Review';
import { DAY } from '../../../src/domain/shared/Instant';
import { NOON } from './aListing';

/** Claire’s review of Karim, who has sold her `velo` yesterday; she has written it at noon, before him. */
export function aReview(changes: Partial<Review> = {}): Review {
  const { listingId = 'velo', side = 'buyer', createdAt = NOON } = changes;
  return {
    id: reviewIdOf(listingId, side),
    listingId,
    title: 'Vélo de ville',
    side,
    authorId: 'claire',
    authorName: 'Claire',
    subjectId: 'karim',
    stars: 4,
    text: 'Vélo conforme à l’annonce.',
    soldAt: createdAt - DAY,
    createdAt,
    visibleAt: createdAt + REVIEW_EMBARGO,
    answer: '',
    answeredAt: null,
    ...changes,
  };
}
