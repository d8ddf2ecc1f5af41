import {
  doc,
  FieldPath,
  getDocFromCache,
  getDocFromServer,
  increment,
  runTransaction,
  serverTimestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase/firestore';
import type { OutgoingMessage, SendFailure } from '../../../application/messaging/ConversationRepository';
import { participantsFor, type Conversation } from '../../../domain/messaging/Conversation';
import { failure, success, type Result } from '../../../domain/shared/Result';
import { conversationOfDocument } from './conversationOfDocument';
import { documentOfMessage, documentOfOpening, lastMessageDocumentOf } from './documentsOfMessage';
import { isTransient } from '../connection/errorKindOf';
import type { FirebaseOperations } from '../connection/FirebaseOperations';
import { TRANSACTION_ATTEMPTS } from '../connection/transactionAttempts';
import { withEstimatedTimestamps } from '../connection/withEstimatedTimestamps';

type Operations = Pick<FirebaseOperations, 'run'>;

/**
 * Writes a message and the changes of its conversation in one transaction, which fails while offline; a plain write would stay pending
 * without an error. Unless it opens the conversation, the transaction does not read the documents that it writes: it is a single request
 * without conflicts with messages or marks of others. Instead, the rules refuse a message that exists, and changes computed from an
 * outdated conversation, which is then read from the server.
 */
export async function storeMessage(
  operations: Operations,
  conversation: DocumentReference,
  reference: DocumentReference,
  message: OutgoingMessage,
): Promise<Result<void, SendFailure>> {
  for (const readConversation of [getDocFromCache, getDocFromServer]) {
    const stored = await attempt(operations, reference, (transaction) =>
      store(transaction, conversation, reference, message, readConversation),
    );
    if (stored.ok) return stored.value ? success() : failure('offline');
    if (stored.failure !== 'denied') return stored;
    const found = await isStored(operations, reference);
    if (found.ok && found.value) return success();
    // Whether it is stored is unknown. A message that may not be read does not exist: its conversation does not exist yet.
    if (!found.ok && found.failure !== 'denied') return found;
  }
  return failure('denied');
}

async function attempt(
  operations: Operations,
  { firestore }: DocumentReference,
  work: (transaction: Transaction) => Promise<boolean>,
): Promise<Result<boolean, SendFailure>> {
  const errors: unknown[] = [];
  const stored = await operations.run(() =>
    runTransaction(firestore, work, { maxAttempts: TRANSACTION_ATTEMPTS }).catch((error: unknown) => {
      errors.push(error);
      throw error;
    }),
  );
  return !stored.ok && isTransient(errors.at(-1)) ? failure('faulty') : stored;
}

type ReadDocument = (reference: DocumentReference) => Promise<DocumentSnapshot>;

/** False when the author’s account does not exist yet, as in the first seconds after signing up. */
async function store(
  transaction: Transaction,
  reference: DocumentReference,
  messageReference: DocumentReference,
  message: OutgoingMessage,
  readConversation: ReadDocument,
): Promise<boolean> {
  const isFirst = message.opening !== null && !(await transaction.get(reference)).exists();
  if (isFirst) {
    const account = await transaction.get(doc(reference.firestore, 'users', message.authorId));
    if (!account.exists()) return false;
    // A new account may have received its name after the message was written.
    transaction.set(
      reference,
      documentOfOpening(
        { ...message.opening, buyer: { uid: message.authorId, name: String(account.get('displayName')) } },
        message,
      ),
    );
  } else
    continueConversation(transaction, reference, await lastKnownConversation(reference, readConversation), message);
  transaction.set(messageReference, documentOfMessage(message));
  return true;
}

async function lastKnownConversation(
  reference: DocumentReference,
  readConversation: ReadDocument,
): Promise<Conversation | null> {
  const document = await readConversation(reference).catch(() => getDocFromServer(reference));
  return document.exists() ? conversationOfDocument(withEstimatedTimestamps(document)) : null;
}

function continueConversation(
  transaction: Transaction,
  reference: DocumentReference,
  conversation: Conversation | null,
  message: OutgoingMessage,
): void {
  if (conversation === null) throw new MissingConversation();
  const { other } = participantsFor(conversation, message.authorId);
  transaction.update(
    reference,
    'lastMessage',
    lastMessageDocumentOf(message),
    'updatedAt',
    serverTimestamp(),
    new FieldPath('unread', other.uid),
    increment(1),
  );
}

async function isStored(operations: Operations, reference: DocumentReference): Promise<Result<boolean, SendFailure>> {
  const stored = await operations.run(() => getDocFromServer(reference));
  return stored.ok ? success(stored.value.exists()) : stored;
}

/** There is no conversation to continue. Has the code of a refusal, because the rules would refuse the message. */
class MissingConversation extends Error {
  readonly code = 'permission-denied';
}
