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
import { isPassing } from '../connection/errorKindOf';
import type { FirebaseOperations } from '../connection/FirebaseOperations';
import { withEstimatedTimestamps } from '../connection/withEstimatedTimestamps';

type Operations = Pick<FirebaseOperations, 'run'>;

/** The SDK tries a transaction again by itself when another one crosses it; beyond that, the outbox does. */
const ATTEMPTS = 3;

/**
 * Writes a message and what it changes of its conversation in one commit. A transaction fails without network, where a plain write
 * would wait unheard. It reads nothing of what is being written, so that it is one request, which nobody’s marks or messages cross:
 * the rules refuse a message that is there already, and what follows from a conversation that is out of date, which is then read anew.
 */
export async function storeMessage(
  operations: Operations,
  conversation: DocumentReference,
  reference: DocumentReference,
  message: OutgoingMessage,
): Promise<Result<void, SendFailure>> {
  for (const known of [getDocFromCache, getDocFromServer]) {
    const stored = await attempt(operations, reference, (transaction) =>
      store(transaction, conversation, reference, message, known),
    );
    if (stored.ok) return stored.value ? success() : failure('offline');
    if (stored.failure !== 'denied') return stored;
    const found = await isStored(operations, reference);
    if (found.ok && found.value) return success();
    // Not refused, as far as one can tell. What may not be looked for is not there: its conversation has not begun.
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
    runTransaction(firestore, work, { maxAttempts: ATTEMPTS }).catch((error: unknown) => {
      errors.push(error);
      throw error;
    }),
  );
  return !stored.ok && isPassing(errors.at(-1)) ? failure('faulty') : stored;
}

type Known = (reference: DocumentReference) => Promise<DocumentSnapshot>;

/** False: the writer’s account is not there yet, as in the first seconds of a newcomer; it will be. */
async function store(
  transaction: Transaction,
  reference: DocumentReference,
  said: DocumentReference,
  message: OutgoingMessage,
  known: Known,
): Promise<boolean> {
  const begins = message.opening !== null && !(await transaction.get(reference)).exists();
  if (begins) {
    const account = await transaction.get(doc(reference.firestore, 'users', message.authorId));
    if (!account.exists()) return false;
    // A newcomer’s name may have been known later than the first words were written.
    transaction.set(
      reference,
      documentOfOpening(
        { ...message.opening, buyer: { uid: message.authorId, name: String(account.get('displayName')) } },
        message,
      ),
    );
  } else continueConversation(transaction, reference, await conversationKnown(reference, known), message);
  transaction.set(said, documentOfMessage(message));
  return true;
}

async function conversationKnown(reference: DocumentReference, known: Known): Promise<Conversation | null> {
  const document = await known(reference).catch(() => getDocFromServer(reference));
  return document.exists() ? conversationOfDocument(withEstimatedTimestamps(document)) : null;
}

function continueConversation(
  transaction: Transaction,
  reference: DocumentReference,
  conversation: Conversation | null,
  message: OutgoingMessage,
): void {
  if (conversation === null) throw new NoConversation();
  const { other, me } = participantsFor(conversation, message.authorId);
  const answers =
    conversation.firstAnsweredAt === null && me.uid === conversation.seller.uid
      ? ['firstAnsweredAt', serverTimestamp()]
      : [];
  transaction.update(
    reference,
    'lastMessage',
    lastMessageDocumentOf(message),
    'updatedAt',
    serverTimestamp(),
    new FieldPath('unread', other.uid),
    increment(1),
    ...answers,
  );
}

async function isStored(operations: Operations, reference: DocumentReference): Promise<Result<boolean, SendFailure>> {
  const stored = await operations.run(() => getDocFromServer(reference));
  return stored.ok ? success(stored.value.exists()) : stored;
}

/** Nothing to go on with: the one error here that is not the SDK’s. */
class NoConversation extends Error {
  readonly code = 'permission-denied';
}
