import type { OutgoingMessage } from '../../../application/messaging/ConversationRepository';
import { applyMessage, newConversation } from '../../../domain/messaging/applyMessage';
import { conversationIdOf, participantsFor, type Conversation } from '../../../domain/messaging/Conversation';
import { isNear } from '../../../domain/messaging/composeAppointment';
import { askedIdOf, derivedIdOf, mayFollow, type Message } from '../../../domain/messaging/Message';
import { canStartConversation } from '../../../domain/messaging/conversationOpening';
import type { Restricted } from '../../../domain/shared/Restricted';
import type { Instant } from '../../../domain/shared/Instant';
import type { TooMany } from '../../../domain/shared/Rate';
import { failure, success, type Result } from '../../../domain/shared/Result';
import { checkUnrestricted } from '../database/checkUnrestricted';
import { isConfirmedPerson } from '../database/isConfirmedPerson';
import { blockKeyOf, messageKeyOf } from '../database/records';
import { raiseRates } from '../database/raiseRates';
import type { EmbeddedTransaction } from '../database/EmbeddedSchema';
import { conversationOf, conversationRecordOf, messageRecordOf } from '../database/conversationRecords';

type Transaction = EmbeddedTransaction<
  ['conversations', 'messages', 'blocks', 'listings', 'users', 'rates', 'restrictions', 'accounts']
>;

/**
 * Applies the same conditions as `firestore.rules`: only the two may write, and not when one has blocked the other; who begins is
 * confirmed, and who is restricted does not write.
 */
export async function storeMessage(
  transaction: Transaction,
  outgoing: OutgoingMessage,
  now: Instant,
): Promise<Result<'stored' | 'known', 'denied' | TooMany | Restricted>> {
  const { authorId, content, conversationId, id } = outgoing;
  const [messages, conversations] = [transaction.objectStore('messages'), transaction.objectStore('conversations')];
  const key = messageKeyOf(conversationId, id);
  if ((await messages.getKey(key)) !== undefined) return success('known');
  const record = await conversations.get(conversationId);
  // Later than the last message, even within a millisecond, so that messages keep their order.
  const sentAt = record === undefined ? now : Math.max(now, record.updatedAt + 1);
  const message: Message = { id, authorId, content, sentAt };
  const conversation =
    record === undefined
      ? await startConversation(transaction, outgoing, message)
      : continueConversation(conversationOf(record), message);
  if (
    conversation === null ||
    (await isBlocked(transaction, conversation)) ||
    !isNear(content, now) ||
    !(await followsAsked(transaction, conversationId, message, now))
  )
    return failure('denied');
  const acts = {
    messages: `${conversationId}/${id}`,
    ...(record === undefined ? { conversations: conversationId } : {}),
  };
  const free = await checkUnrestricted(transaction.objectStore('restrictions'), authorId, now);
  if (!free.ok) return free;
  const raised = await raiseRates(transaction.objectStore('rates'), authorId, acts, now);
  if (!raised.ok) return raised;
  await Promise.all([
    conversations.put(conversationRecordOf(conversation)),
    messages.add(messageRecordOf(conversationId, message)),
  ]);
  return success('stored');
}

async function startConversation(
  transaction: Transaction,
  { opening, conversationId }: OutgoingMessage,
  message: Message,
): Promise<Conversation | null> {
  if (opening === null || opening.buyer.uid !== message.authorId) return null;
  const { buyer, listing, seller } = opening;
  const stored = await transaction.objectStore('listings').get(listing.id);
  if (
    stored?.state === 'deleted' ||
    stored?.ownerId !== seller.uid ||
    conversationIdOf(listing.id, buyer.uid) !== conversationId
  )
    return null;
  if (!canStartConversation(stored, buyer.uid, message.sentAt)) return null;
  if (!(await isConfirmedPerson(transaction.objectStore('accounts'), buyer.uid))) return null;
  // The buyer’s name may have been set after the message was written.
  const profile = await transaction.objectStore('users').get(buyer.uid);
  return newConversation({ ...opening, buyer: { uid: buyer.uid, name: profile?.displayName ?? buyer.name } }, message);
}

function continueConversation(conversation: Conversation, message: Message): Conversation | null {
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

async function followsAsked(
  transaction: Transaction,
  conversationId: string,
  message: Message,
  now: Instant,
): Promise<boolean> {
  const askedId = askedIdOf(message.content);
  if (askedId === null) return true;
  const asked = await transaction.objectStore('messages').get(messageKeyOf(conversationId, askedId));
  return message.id === derivedIdOf(message.content) && mayFollow(message, asked, now);
}
