import type { OutgoingMessage } from '../../../application/messaging/ConversationRepository';
import { applyMessage, begunConversation } from '../../../domain/messaging/applyMessage';
import { conversationIdOf, participantsFor, type Conversation } from '../../../domain/messaging/Conversation';
import type { Message } from '../../../domain/messaging/Message';
import { canBeAskedAbout } from '../../../domain/messaging/openingFor';
import type { Instant } from '../../../domain/shared/Instant';
import { blockKeyOf, conversationOf, conversationRecordOf, messageKeyOf } from '../database/records';
import type { EmbeddedTransaction } from '../database/EmbeddedSchema';

type Transaction = EmbeddedTransaction<['conversations', 'messages', 'blocks', 'listings', 'profiles']>;

/** Does what `firestore.rules` does on the other backend: nobody writes but the two, and neither to someone who blocked them. */
export async function storeMessage(
  transaction: Transaction,
  outgoing: OutgoingMessage,
  now: Instant,
): Promise<'stored' | 'known' | 'denied'> {
  const { authorId, content, conversationId, id } = outgoing;
  const [messages, conversations] = [transaction.objectStore('messages'), transaction.objectStore('conversations')];
  const key = messageKeyOf(conversationId, id);
  if ((await messages.getKey(key)) !== undefined) return 'known';
  const record = await conversations.get(conversationId);
  // Two messages of one millisecond are told apart, so that they keep their order.
  const sentAt = record === undefined ? now : Math.max(now, record.updatedAt + 1);
  const message: Message = { id, authorId, content, sentAt };
  const spoken =
    record === undefined ? await begun(transaction, outgoing, message) : continued(conversationOf(record), message);
  if (
    spoken === null ||
    (await isBlocked(transaction, spoken)) ||
    !(await answersOffer(transaction, conversationId, message))
  )
    return 'denied';
  await Promise.all([
    conversations.put(conversationRecordOf(spoken)),
    messages.add({ ...message, key, conversationId }),
  ]);
  return 'stored';
}

async function begun(
  transaction: Transaction,
  { opening, conversationId }: OutgoingMessage,
  message: Message,
): Promise<Conversation | null> {
  if (opening === null || opening.buyer.uid !== message.authorId) return null;
  const { buyer, listing, seller } = opening;
  const stored = await transaction.objectStore('listings').get(listing.id);
  if (stored?.ownerId !== seller.uid || conversationIdOf(listing.id, buyer.uid) !== conversationId) return null;
  if (!canBeAskedAbout(stored, buyer.uid, message.sentAt)) return null;
  // A newcomer’s name may have been known later than the first words were written.
  const profile = await transaction.objectStore('profiles').get(buyer.uid);
  return begunConversation(
    { ...opening, buyer: { uid: buyer.uid, name: profile?.displayName ?? buyer.name } },
    message,
  );
}

function continued(conversation: Conversation, message: Message): Conversation | null {
  const { me } = participantsFor(conversation, message.authorId);
  return me.uid === message.authorId ? applyMessage(conversation, message) : null;
}

async function isBlocked(transaction: Transaction, { buyer, seller }: Conversation): Promise<boolean> {
  const blocks = transaction.objectStore('blocks');
  const found = await Promise.all([
    blocks.getKey(blockKeyOf(buyer.uid, seller.uid)),
    blocks.getKey(blockKeyOf(seller.uid, buyer.uid)),
  ]);
  return found.some((key) => key !== undefined);
}

/** Only the other’s offer can be answered, and at the price that it names. */
async function answersOffer(
  transaction: Transaction,
  conversationId: string,
  { authorId, content }: Message,
): Promise<boolean> {
  if (content.kind !== 'acceptance' && content.kind !== 'refusal') return true;
  const offer = await transaction.objectStore('messages').get(messageKeyOf(conversationId, content.offerId));
  return offer?.content.kind === 'offer' && offer.content.euros === content.euros && offer.authorId !== authorId;
}
