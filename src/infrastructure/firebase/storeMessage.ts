import {
  doc, FieldPath, getDocFromCache, getDocFromServer, increment, runTransaction, serverTimestamp,
  type DocumentReference, type DocumentSnapshot, type Transaction,
} from 'firebase/firestore';
import type { OutgoingMessage } from '../../application/messaging/ConversationRepository';
import type { BackendFailure } from '../../application/shared/BackendFailure';
import { sidesFor, type Conversation } from '../../domain/messaging/Conversation';
import { failure, success, type Result } from '../../domain/shared/Result';
import { conversationOfDocument } from './conversationOfDocument';
import { documentOfMessage, documentOfOpening, lastMessageDocumentOf } from './documentsOfMessage';
import type { FirebaseOperations } from './FirebaseOperations';
import { withEstimates } from './withEstimates';

/** The SDK tries a transaction again by itself when another one crosses it. */
const ATTEMPTS = 5;

/**
 * Writes a message and what it changes of its conversation in one commit, unless it is there already. A transaction fails without
 * network, where a plain write would wait unheard. It reads the message alone, so that nobody’s marks or messages cross it; where
 * what is known of the conversation was out of date, the rules refuse, and it is read anew.
 */
export async function storeMessage(
  operations: FirebaseOperations, conversation: DocumentReference, reference: DocumentReference, message: OutgoingMessage,
): Promise<Result<void, BackendFailure>> {
  const attempt = (known: Known) => operations.run(() => runTransaction(reference.firestore, (transaction) =>
    store(transaction, conversation, reference, message, known), { maxAttempts: ATTEMPTS }));
  const stored = await attempt(getDocFromCache);
  if (stored.ok) return stored.value ? success() : failure('offline');
  if (stored.failure !== 'denied') return stored;
  const again = await attempt(getDocFromServer);
  if (again.ok) return again.value ? success() : failure('offline');
  return again.failure === 'denied' && (await isStored(operations, reference)) ? success() : again;
}

type Known = (reference: DocumentReference) => Promise<DocumentSnapshot>;

/** False: the writer’s account is not there yet, as in the first seconds of a newcomer; it will be. */
async function store(transaction: Transaction, reference: DocumentReference, said: DocumentReference, message: OutgoingMessage, known: Known): Promise<boolean> {
  const begins = message.opening !== null && !(await transaction.get(reference)).exists();
  if (begins) {
    const account = await transaction.get(doc(reference.firestore, 'users', message.authorId));
    if (!account.exists()) return false;
    // A newcomer’s name may have been known later than the first words were written.
    transaction.set(reference, documentOfOpening({ ...message.opening, buyer: { uid: message.authorId, name: String(account.get('displayName')) } }, message));
  } else {
    const [stored, conversation] = await Promise.all([transaction.get(said), conversationKnown(reference, known)]);
    if (stored.exists()) return true;
    continueConversation(transaction, reference, conversation, message);
  }
  transaction.set(said, documentOfMessage(message));
  return true;
}

async function conversationKnown(reference: DocumentReference, known: Known): Promise<Conversation | null> {
  const document = await known(reference).catch(() => getDocFromServer(reference));
  return document.exists() ? conversationOfDocument(withEstimates(document)) : null;
}

function continueConversation(transaction: Transaction, reference: DocumentReference, conversation: Conversation | null, message: OutgoingMessage): void {
  if (conversation === null) throw new NoConversation();
  const { other, me } = sidesFor(conversation, message.authorId);
  const answers = conversation.firstAnsweredAt === null && me.uid === conversation.seller.uid ? ['firstAnsweredAt', serverTimestamp()] : [];
  transaction.update(
    reference, 'lastMessage', lastMessageDocumentOf(message), 'updatedAt', serverTimestamp(), new FieldPath('unread', other.uid), increment(1), ...answers,
  );
}

async function isStored(operations: FirebaseOperations, reference: DocumentReference): Promise<boolean> {
  const stored = await operations.run(() => getDocFromServer(reference));
  return stored.ok && stored.value.exists();
}

/** Nothing to go on with: the one error here that is not the SDK’s. */
class NoConversation extends Error {
  readonly code = 'permission-denied';
}
