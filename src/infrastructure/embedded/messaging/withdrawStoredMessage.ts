import { applyWithdrawal, withdrawMessage, type WithdrawalRefusal } from '../../../domain/messaging/withdrawMessage';
import type { Instant } from '../../../domain/shared/Instant';
import { failure, success, type Result } from '../../../domain/shared/Result';
import { messageKeyOf } from '../database/records';
import type { EmbeddedTransaction } from '../database/EmbeddedSchema';
import { conversationOf, conversationRecordOf, messageOf, messageRecordOf } from '../database/conversationRecords';

export interface Withdrawal {
  readonly conversationId: string;
  readonly messageId: string;
  /** The person who withdraws the message. */
  readonly uid: string;
}

/** Applies the same conditions as `firestore.rules`: the author alone, once, in time. */
export async function withdrawStoredMessage(
  transaction: EmbeddedTransaction<['conversations', 'messages']>,
  { conversationId, messageId, uid }: Withdrawal,
  now: Instant,
): Promise<Result<void, WithdrawalRefusal>> {
  const [messages, conversations] = [transaction.objectStore('messages'), transaction.objectStore('conversations')];
  const [message, conversation] = await Promise.all([
    messages.get(messageKeyOf(conversationId, messageId)),
    conversations.get(conversationId),
  ]);
  if (message === undefined || conversation === undefined) return failure('denied');
  const withdrawn = withdrawMessage(messageOf(message), uid, now);
  if (!withdrawn.ok) return withdrawn;
  await Promise.all([
    messages.put(messageRecordOf(conversationId, withdrawn.value)),
    conversations.put(conversationRecordOf(applyWithdrawal(conversationOf(conversation), withdrawn.value))),
  ]);
  return success();
}
