import type { Listing } from '../../../domain/listings/Listing';
import { applyMessage, newConversation } from '../../../domain/messaging/applyMessage';
import { conversationOpening } from '../../../domain/messaging/conversationOpening';
import { HOUR, type Instant } from '../../../domain/shared/Instant';
import { messageKeyOf } from '../database/records';
import { conversationRecordOf } from '../database/conversationRecords';
import { toListingUnlessDeleted } from '../listings/toListing';
import { toListingRecord } from '../listings/toListingRecord';
import type { ModerationTransaction } from '../moderation/ModerationTransaction';
import { demoSales, type DemoSale } from './demoSales';
import { recordedDemoSale } from './recordedDemoSale';

/** Stores sold listings with their buyers and reviews, with dates before `datedFrom`; nothing of a sale that is stored already. */
export async function storeDemoSales(transaction: ModerationTransaction, datedFrom: Instant): Promise<void> {
  for (const sale of demoSales) {
    if ((await transaction.objectStore('listings').getKey(sale.listing.id)) !== undefined) continue;
    const model = toListingUnlessDeleted(await transaction.objectStore('listings').get(sale.model));
    if (model === null) continue;
    const { deal, listing, reviews } = recordedDemoSale(sale, model, datedFrom);
    await transaction.objectStore('listings').put(toListingRecord(listing));
    await storeMessages(transaction, sale, listing);
    for (const review of reviews) await transaction.objectStore('reviews').put(review);
    await transaction.objectStore('deals').put(deal);
  }
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
