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
import type { Restricted } from '../../../domain/shared/Restricted';
import type { Instant } from '../../../domain/shared/Instant';
import type { TooMany } from '../../../domain/shared/Rate';
import { failure, success, type Result } from '../../../domain/shared/Result';
import { conversationOfDocument } from './conversationOfDocument';
import { documentOfMessage, documentOfOpening, lastMessageDocumentOf } from './documentsOfMessage';
import { isTransient } from '../connection/errorKindOf';
import type { FirebaseOperations } from '../connection/FirebaseOperations';
import { TRANSACTION_ATTEMPTS } from '../connection/transactionAttempts';
import { checkUnrestricted } from '../documents/readRestriction';
import { raiseRates } from '../documents/raiseRates';
import { withEstimatedTimestamps } from '../connection/withEstimatedTimestamps';

type Operations = Pick<FirebaseOperations, 'run'>;

/**
 * Writes a message and the changes of its conversation in one transaction, which fails while offline; a plain write would stay pending
 * without an error. It raises the author’s rate. Unless it opens the conversation, it reads nothing else that it writes, so that it has
 * no conflicts with messages or marks of others. Instead, the rules refuse a message that exists, and changes computed from an outdated
 * conversation or rate, which are then read again from the server.
 */
export async function storeMessage(
  operations: Operations,
  conversation: DocumentReference,
  message: OutgoingMessage,
  now: Instant,
): Promise<Result<void, SendFailure>> {
  const reference = doc(conversation, 'messages', message.id);
  for (const readConversation of [getDocFromCache, getDocFromServer]) {
    const stored = await attempt(operations, reference, (transaction) =>
      store(transaction, conversation, message, readConversation, now),
    );
    if (stored.ok) return stored.value ? success() : failure('offline');
    const isLimited = typeof stored.failure === 'object';
    if (stored.failure !== 'denied' && !isLimited) return stored;
    const found = await isStored(operations, reference);
    if (found.ok && found.value) return success();
    // Whether it is stored is unknown. A message that may not be read does not exist: its conversation does not exist yet.
    if (!found.ok && found.failure !== 'denied') return found;
    if (isLimited) return stored;
  }
  return failure('denied');
}

async function attempt(
  operations: Operations,
  { firestore }: DocumentReference,
  work: (transaction: Transaction) => Promise<Result<boolean, TooMany | Restricted>>,
): Promise<Result<boolean, SendFailure>> {
  const errors: unknown[] = [];
  const stored = await operations.run(() =>
    runTransaction(firestore, work, { maxAttempts: TRANSACTION_ATTEMPTS }).catch((error: unknown) => {
      errors.push(error);
      throw error;
    }),
  );
  if (stored.ok) return stored.value;
  return isTransient(errors.at(-1)) ? failure('faulty') : stored;
}

type ReadDocument = (reference: DocumentReference) => Promise<DocumentSnapshot>;

/** False when the author’s account does not exist yet, as in the first seconds after signing up. */
async function store(
  transaction: Transaction,
  reference: DocumentReference,
  message: OutgoingMessage,
  readConversation: ReadDocument,
  now: Instant,
): Promise<Result<boolean, TooMany | Restricted>> {
  const { firestore, id } = reference;
  const isFirst = message.opening !== null && !(await transaction.get(reference)).exists();
  const account = isFirst ? await transaction.get(doc(firestore, 'users', message.authorId)) : null;
  if (account !== null && !account.exists()) return success(false);
  const acts = { messages: `${id}/${message.id}`, ...(isFirst ? { conversations: id } : {}) };
  const free = await checkUnrestricted(transaction, firestore, message.authorId, now);
  if (!free.ok) return free;
  const raised = await raiseRates(transaction, firestore, message.authorId, acts, now);
  if (!raised.ok) return raised;
  if (account !== null && message.opening !== null) {
    // A new account may have received its name after the message was written.
    const buyer = { uid: message.authorId, name: String(account.get('displayName')) };
    transaction.set(reference, documentOfOpening({ ...message.opening, buyer }, message));
  } else
    continueConversation(transaction, reference, await lastKnownConversation(reference, readConversation), message);
  transaction.set(doc(reference, 'messages', message.id), documentOfMessage(message));
  return success(true);
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
