import type { PlainDocument } from '@mon-bazar/firebase-test-server/firestore/plainDocument';
import { change, commits, given, set, type Attempt, type Documents } from './Attempt';
import { textOf } from './moderation/reporting';
import { inDays, now } from './times';

/** Karim has sold `sold` to Claire ten days ago. */
export const deal: PlainDocument = { ownerId: 'karim', buyerId: 'claire' };

/** Claire’s review of Karim, now, before his. */
export function aReviewDocument(changes: PlainDocument = {}): PlainDocument {
  return {
    listingId: 'sold',
    title: 'Vélo de ville',
    side: 'buyer',
    authorId: 'claire',
    authorName: 'Claire',
    subjectId: 'karim',
    stars: 4,
    text: 'Vélo conforme à l’annonce.',
    soldAt: inDays(-10),
    createdAt: now,
    visibleAt: inDays(14),
    answer: '',
    answeredAt: null,
    ...changes,
  };
}

/** Karim’s review of Claire, the day before yesterday. */
export const karimsReview: PlainDocument = aReviewDocument({
  side: 'seller',
  authorId: 'karim',
  authorName: 'Karim',
  subjectId: 'claire',
  createdAt: inDays(-2),
  visibleAt: inDays(12),
});

/** What is stored when Karim has written first. */
export const writtenByKarim: Documents = {
  'deals/sold': { ...deal, reviewedAt: { seller: inDays(-2) } },
  'reviews/sold~seller': karimsReview,
};

interface Reviewing {
  readonly review?: PlainDocument;
  readonly id?: string;
  /** Changes of the deal; null: it stays as it is. */
  readonly reviewed?: PlainDocument | null;
  readonly stored?: Documents;
}

/** The commit by which the app stores a review, by default the first one of the deal, and Claire’s. */
export function reviews({ review = {}, id, reviewed, stored = {} }: Reviewing = {}): Attempt {
  const document = aReviewDocument(review);
  const side = textOf(document, 'side');
  const marks = reviewed === undefined ? { reviewedAt: { [side]: now } } : reviewed;
  return given(
    { 'deals/sold': deal, ...stored },
    commits(set(id ?? `reviews/sold~${side}`, document), ...(marks === null ? [] : [change('deals/sold', marks)])),
  );
}

/** The second review of the deal, Claire’s, with which Karim’s is shown. `revealed`: what becomes of his; null: nothing. */
export function reviewsSecond(
  review: PlainDocument = {},
  revealed: PlainDocument | null = { visibleAt: now },
  first: PlainDocument = karimsReview,
): Attempt {
  return given(
    { ...writtenByKarim, 'reviews/sold~seller': first },
    commits(
      set('reviews/sold~buyer', aReviewDocument({ visibleAt: now, ...review })),
      change('deals/sold', { reviewedAt: { seller: inDays(-2), buyer: now } }),
      ...(revealed === null ? [] : [change('reviews/sold~seller', revealed)]),
    ),
  );
}
