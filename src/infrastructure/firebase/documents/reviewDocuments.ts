import * as v from 'valibot';
import type { Deal, DealCounts } from '../../../domain/reviews/Deal';
import { stars, type Review } from '../../../domain/reviews/Review';
import { readDocument, type StoredDocument } from '../connection/readDocument';
import { instant } from './listingSchemas';

/** `reviews/{listingId}~{side}` */
const reviewDocument = v.object({
  listingId: v.string(),
  title: v.string(),
  side: v.picklist(['buyer', 'seller']),
  authorId: v.string(),
  authorName: v.string(),
  subjectId: v.string(),
  stars: v.picklist(stars),
  text: v.string(),
  soldAt: instant,
  createdAt: instant,
  visibleAt: instant,
  answer: v.string(),
  answeredAt: v.nullable(instant),
});

/** `deals/{listingId}` */
const dealDocument = v.object({
  ownerId: v.string(),
  buyerId: v.string(),
  reviewedAt: v.optional(v.object({ buyer: v.exactOptional(instant), seller: v.exactOptional(instant) }), {}),
});

/** `deal_counts/{uid}` */
const dealCountsDocument = v.object({
  sales: v.pipe(v.number(), v.integer()),
  purchases: v.pipe(v.number(), v.integer()),
});

/** Of a sold listing; a deal needs nothing else of it. */
const soldDocument = v.object({ state: v.string(), title: v.string(), updatedAt: instant });

/** A malformed review is left out. */
export function reviewsOfDocuments(documents: readonly StoredDocument[]): readonly Review[] {
  return documents.flatMap((document) => reviewOfDocument(document) ?? []);
}

export function reviewOfDocument(document: StoredDocument): Review | null {
  const review = readDocument(reviewDocument, document);
  return review && { id: document.id, ...review };
}

/** Null: malformed. */
export function dealCountsOfDocument(document: StoredDocument): DealCounts | null {
  return readDocument(dealCountsDocument, document);
}

/** Null: the listing is not sold. */
export function dealOfDocuments(stored: StoredDocument, listing: StoredDocument): Deal | null {
  const deal = readDocument(dealDocument, stored);
  const sold = v.safeParse(soldDocument, listing.data());
  if (deal === null || !sold.success || sold.output.state !== 'sold') return null;
  const { ownerId: sellerId, buyerId, reviewedAt } = deal;
  const { title, updatedAt: soldAt } = sold.output;
  return { listingId: listing.id, title, sellerId, buyerId, soldAt, reviewedAt };
}
