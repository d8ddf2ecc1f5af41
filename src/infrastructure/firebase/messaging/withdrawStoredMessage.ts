import { deleteField, doc, type DocumentReference, type Transaction } from 'firebase/firestore';
import type { WithdrawalFailure } from '../../../application/messaging/ConversationRepository';
import { withdrawMessage } from '../../../domain/messaging/withdrawMessage';
import { failure, success, type Result } from '../../../domain/shared/Result';
import { commitTransaction } from '../connection/commitTransaction';
import type { FirebaseOperations } from '../connection/FirebaseOperations';
import { messageOfDocument } from './conversationOfDocument';

/**
 * Removes the content of a message and, if it is the last one, of the preview of its conversation, in one commit. It reads both: a message
 * that the other person sends meanwhile keeps its own preview. Whether it is in time is for the server alone to say, whose clock the message has.
 */
export async function withdrawStoredMessage(
  operations: FirebaseOperations,
  conversation: DocumentReference,
  messageId: string,
  uid: string,
): Promise<Result<void, WithdrawalFailure>> {
  const attempt = () => withdrawOnce(operations, conversation, messageId, uid);
  const first = await attempt();
  // The rules also refuse what another tab has just done, or what another message has just followed, before the transaction sees it.
  return first.ok || first.failure !== 'too-late' ? first : attempt();
}

async function withdrawOnce(
  operations: FirebaseOperations,
  conversation: DocumentReference,
  messageId: string,
  uid: string,
): Promise<Result<void, WithdrawalFailure>> {
  const seen = { isPermitted: false };
  const done = await commitTransaction(operations, conversation.firestore, async (transaction) => {
    seen.isPermitted = await write(transaction, conversation, messageId, uid);
    return seen.isPermitted;
  });
  if (done.ok) return done.value ? success() : failure('denied');
  return done.failure === 'denied' && seen.isPermitted ? failure('too-late') : done;
}

/** Whether this person may withdraw this message, if it is in time. */
async function write(
  transaction: Transaction,
  conversation: DocumentReference,
  messageId: string,
  uid: string,
): Promise<boolean> {
  const reference = doc(conversation, 'messages', messageId);
  const [stored, head] = [await transaction.get(reference), await transaction.get(conversation)];
  const message = stored.exists() ? messageOfDocument(stored) : null;
  if (message === null || !withdrawMessage(message, uid, message.sentAt).ok) return false;
  if (message.content.kind === 'withdrawn') return true;
  transaction.update(reference, { kind: 'withdrawn', text: '', photo: deleteField() });
  if (head.get('lastMessage.id') === messageId)
    transaction.update(conversation, { 'lastMessage.kind': 'withdrawn', 'lastMessage.text': '' });
  return true;
}
