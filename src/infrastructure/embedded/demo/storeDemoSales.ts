import type { Listing } from '../../../domain/listings/Listing';
import { expiryOf } from '../../../domain/listings/lifecycle/lifetime';
import { applyMessage, newConversation } from '../../../domain/messaging/applyMessage';
import { conversationOpening } from '../../../domain/messaging/conversationOpening';
import type { Deal } from '../../../domain/reviews/Deal';
import { answerReview, reviewShownWith, writeReview, type ReviewAuthor } from '../../../domain/reviews/writeReview';
import { DAY, HOUR, type Instant } from '../../../domain/shared/Instant';
import { demoPeople } from '../account/demoPeople';
import { conversationRecordOf, messageKeyOf } from '../database/records';
import { toListingUnlessDeleted } from '../listings/toListing';
import { toListingRecord } from '../listings/toListingRecord';
import type { ModerationTransaction } from '../moderation/ModerationTransaction';
import { demoSales, type DemoReview, type DemoSale } from './demoSales';

/** Stores sold listings with their buyers and reviews, with dates before `datedFrom`; nothing of a sale that is stored already. */
export async function storeDemoSales(transaction: ModerationTransaction, datedFrom: Instant): Promise<void> {
  for (const sale of demoSales) {
    if ((await transaction.objectStore('listings').getKey(sale.listing.id)) !== undefined) continue;
    const model = toListingUnlessDeleted(await transaction.objectStore('listings').get(sale.model));
    if (model === null) continue;
    const listing = soldListing(sale, model, datedFrom);
    await transaction.objectStore('listings').put(toListingRecord(listing));
    await storeMessages(transaction, sale, listing);
    await storeReviews(transaction, sale, listing, datedFrom);
  }
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

/** The conversation of the two sides, who have read it. */
async function storeMessages(
  transaction: ModerationTransaction,
  { buyer, messages }: DemoSale,
  listing: Listing,
): Promise<void> {
  if (messages === undefined) return;
  const message = (name: string, authorId: string, text: string, hoursBefore: number) => ({
    id: `${listing.id}-${name}`,
    authorId,
    content: { kind: 'text', text } as const,
    sentAt: listing.updatedAt - hoursBefore * HOUR,
  });
  const question = message('question', buyer.uid, messages.question, 30);
  const answer = message('answer', listing.ownerId, messages.answer, 29);
  const conversation = applyMessage(newConversation(conversationOpening(listing, buyer), question), answer);
  const read = { unread: 0, receivedAt: answer.sentAt, readAt: answer.sentAt };
  await transaction.objectStore('conversations').put(
    conversationRecordOf({
      ...conversation,
      buyer: { ...conversation.buyer, ...read },
      seller: { ...conversation.seller, ...read },
    }),
  );
  for (const sent of [question, answer]) {
    const key = messageKeyOf(conversation.id, sent.id);
    await transaction.objectStore('messages').put({ ...sent, key, conversationId: conversation.id });
  }
}

/** As their authors would have written them at the time. */
async function storeReviews(
  transaction: ModerationTransaction,
  { buyer, reviews: demoReviews }: DemoSale,
  { id: listingId, ownerId, seller, title, updatedAt: soldAt }: Listing,
  datedFrom: Instant,
): Promise<void> {
  const reviews = transaction.objectStore('reviews');
  const authors = { buyer, seller: { uid: ownerId, name: seller.name } };
  let deal: Deal = { listingId, title, sellerId: ownerId, buyerId: buyer.uid, soldAt, reviewedAt: {} };
  for (const { side, stars, text, age } of demoReviews) {
    const now = datedFrom - age * DAY;
    const written = writeReview(deal, authors[side], { stars, text }, now);
    if (!written.ok) throw new Error(`A review of ${listingId}: ${written.failure}`);
    const other = await reviews.get(reviewShownWith(deal, written.value) ?? '');
    if (other !== undefined) await reviews.put({ ...other, visibleAt: now });
    await reviews.put(written.value);
    deal = { ...deal, reviewedAt: { ...deal.reviewedAt, [side]: now } };
  }
  const { reviewedAt } = deal;
  await transaction.objectStore('deals').put({ listingId, ownerId, buyerId: buyer.uid, reviewedAt, isCounted: true });
  for (const review of demoReviews) await storeAnswer(transaction, listingId, review, datedFrom);
}

async function storeAnswer(
  transaction: ModerationTransaction,
  listingId: string,
  { side, answer }: DemoReview,
  datedFrom: Instant,
): Promise<void> {
  const reviews = transaction.objectStore('reviews');
  const review = await reviews.get(`${listingId}~${side}`);
  if (answer === undefined || review === undefined) return;
  const answered = answerReview(review, review.subjectId, answer.text, datedFrom - answer.age * DAY);
  if (answered.ok) await reviews.put(answered.value);
}
