import type { Listing } from '../../../domain/listings/Listing';
import { expiryOf } from '../../../domain/listings/lifecycle/lifetime';
import type { Deal } from '../../../domain/reviews/Deal';
import type { Review } from '../../../domain/reviews/Review';
import { answerReview, reviewShownWith, writeReview, type ReviewAuthor } from '../../../domain/reviews/writeReview';
import { DAY, type Instant } from '../../../domain/shared/Instant';
import { demoPeople } from '../account/demoPeople';
import type { DealRecord } from '../database/records';
import type { DemoSale } from './demoSales';

/** A sale of the demo as it is stored. */
export interface RecordedDemoSale {
  readonly listing: Listing;
  readonly deal: DealRecord;
  readonly reviews: readonly Review[];
}

/** The sale with dates before `datedFrom`, and its reviews as their authors would have written them at the time. */
export function recordedDemoSale(sale: DemoSale, model: Listing, datedFrom: Instant): RecordedDemoSale {
  const listing = soldListing(sale, model, datedFrom);
  const { id: listingId, ownerId, seller, title, updatedAt: soldAt } = listing;
  const authors = { buyer: sale.buyer, seller: { uid: ownerId, name: seller.name } };
  const reviews = new Map<string, Review>();
  let deal: Deal = { listingId, title, sellerId: ownerId, buyerId: sale.buyer.uid, soldAt, reviewedAt: {} };
  for (const { side, stars, text, age } of sale.reviews) {
    const now = datedFrom - age * DAY;
    const written = writeReview(deal, authors[side], { stars, text }, now);
    if (!written.ok) throw new Error(`A review of ${listingId}: ${written.failure}`);
    const other = reviews.get(reviewShownWith(deal, written.value) ?? '');
    if (other !== undefined) reviews.set(other.id, { ...other, visibleAt: now });
    reviews.set(written.value.id, written.value);
    deal = { ...deal, reviewedAt: { ...deal.reviewedAt, [side]: now } };
  }
  const { buyerId, reviewedAt } = deal;
  return {
    listing,
    deal: { listingId, ownerId, buyerId, reviewedAt, isCounted: true },
    reviews: [...reviews.values()].map((review) => answered(review, sale, datedFrom)),
  };
}

function soldListing(
  { listing, seller, publishedAge, soldAge }: DemoSale,
  model: Listing,
  datedFrom: Instant,
): Listing {
  const publishedAt = datedFrom - publishedAge * DAY;
  return {
    ...model,
    ...listing,
    ...(seller === undefined ? {} : sellerOf(seller)),
    kind: 'offer',
    photos: [],
    state: 'sold',
    publishedAt,
    updatedAt: datedFrom - soldAge * DAY,
    expiresAt: expiryOf(publishedAt),
  };
}

function sellerOf({ uid, name }: ReviewAuthor): Pick<Listing, 'ownerId' | 'seller'> {
  const memberSince = demoPeople.find((person) => person.uid === uid)?.createdAt ?? 0;
  return { ownerId: uid, seller: { name, kind: 'private', memberSince } };
}

function answered(review: Review, { reviews }: DemoSale, datedFrom: Instant): Review {
  const answer = reviews.find(({ side }) => side === review.side)?.answer;
  if (answer === undefined) return review;
  const changed = answerReview(review, review.subjectId, answer.text, datedFrom - answer.age * DAY);
  return changed.ok ? changed.value : review;
}
