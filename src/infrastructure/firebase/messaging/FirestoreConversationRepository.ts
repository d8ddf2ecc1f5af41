import {
  collection,
  doc,
  FieldPath,
  getDocsFromServer,
  limit as atMost,
  orderBy,
  query,
  serverTimestamp,
  where,
  type CollectionReference,
  type DocumentReference,
  type Firestore,
  type QueryConstraint,
} from 'firebase/firestore';
import type {
  ConversationRepository,
  OutgoingMessage,
  SendFailure,
  WholeConversation,
  WithdrawalFailure,
} from '../../../application/messaging/ConversationRepository';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Clock } from '../../../application/shared/Clock';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { Conversation } from '../../../domain/messaging/Conversation';
import type { Message } from '../../../domain/messaging/Message';
import { success, type Result } from '../../../domain/shared/Result';
import { commitTransaction } from '../connection/commitTransaction';
import { conversationOfDocument } from './conversationOfDocument';
import type { FirebaseOperations } from '../connection/FirebaseOperations';
import { subscribeToDocument, subscribeToQuery } from '../connection/subscribeToDocuments';
import { SharedListeners, type Schedule } from '../connection/SharedListeners';
import { messagesOf, newestMessages, readMessages } from './readMessages';
import { storeMessage } from './storeMessage';
import { withdrawStoredMessage } from './withdrawStoredMessage';
import type { StoredDocument } from '../connection/readDocument';

/** The limit that the rules set for one query. */
const MAXIMUM_LIMIT = 1000;

export class FirestoreConversationRepository implements ConversationRepository {
  readonly #firestore: Firestore;
  readonly #operations: FirebaseOperations;
  readonly #clock: Clock;
  readonly #lists: SharedListeners<BackendResult<readonly Conversation[]>>;
  readonly #pages: SharedListeners<BackendResult<Conversation | null>>;
  readonly #threads: SharedListeners<BackendResult<readonly Message[]>>;

  constructor(firestore: Firestore, operations: FirebaseOperations, clock: Clock, schedule?: Schedule) {
    this.#firestore = firestore;
    this.#operations = operations;
    this.#clock = clock;
    this.#lists = new SharedListeners(schedule);
    this.#pages = new SharedListeners(schedule);
    this.#threads = new SharedListeners(schedule);
  }

  subscribeToInbox(
    uid: string,
    limit: number,
    listener: (conversations: BackendResult<readonly Conversation[]>) => void,
  ): Unsubscribe {
    const newest = query(
      this.#conversations(),
      where('participants', 'array-contains', uid),
      orderBy('updatedAt', 'desc'),
      atMost(limit),
    );
    return subscribeToQuery(
      { operations: this.#operations, shared: this.#lists, key: `${uid} ${limit}` },
      newest,
      conversationsOf,
      listener,
    );
  }

  subscribe(
    id: string,
    uid: string,
    listener: (conversation: BackendResult<Conversation | null>) => void,
  ): Unsubscribe {
    // A conversation that the reader may not see is reported as absent.
    const onError = (reason: BackendFailure): BackendResult<null> =>
      reason === 'denied' ? success(null) : { ok: false, failure: reason };
    const read = (document: StoredDocument | null) => (document === null ? null : conversationOfDocument(document));
    return subscribeToDocument(
      { operations: this.#operations, shared: this.#pages, key: `${uid} ${id}`, onError },
      this.#reference(id),
      read,
      listener,
    );
  }

  async about(listingId: string, uid: string): Promise<BackendResult<readonly Conversation[]>> {
    const found = await this.#find(
      where('participants', 'array-contains', uid),
      where('listingId', '==', listingId),
      atMost(MAXIMUM_LIMIT),
    );
    return found.ok ? success(found.value.toSorted((one, other) => other.updatedAt - one.updatedAt)) : found;
  }

  subscribeToMessages(
    conversationId: string,
    limit: number,
    listener: (messages: BackendResult<readonly Message[]>) => void,
  ): Unsubscribe {
    const newest = newestMessages(this.#reference(conversationId), null, limit);
    return subscribeToQuery(
      { operations: this.#operations, shared: this.#threads, key: `${conversationId} ${limit}` },
      newest,
      messagesOf,
      listener,
    );
  }

  messagesBefore(
    conversationId: string,
    message: Pick<Message, 'id' | 'sentAt'>,
    limit: number,
  ): Promise<BackendResult<readonly Message[]>> {
    return this.#read(conversationId, message, limit);
  }

  send(message: OutgoingMessage): Promise<Result<void, SendFailure>> {
    const reference = this.#reference(message.conversationId);
    return storeMessage(this.#operations, reference, message, this.#clock.now());
  }

  withdraw(conversationId: string, messageId: string, uid: string): Promise<Result<void, WithdrawalFailure>> {
    return withdrawStoredMessage(this.#operations, this.#reference(conversationId), messageId, uid);
  }

  markReceived(conversationId: string, uid: string): Promise<BackendResult<void>> {
    const field = new FieldPath('receivedAt', uid);
    return commitTransaction(
      this.#operations,
      this.#firestore,
      (transaction) => void transaction.update(this.#reference(conversationId), field, serverTimestamp()),
    );
  }

  markRead(conversationId: string, uid: string): Promise<BackendResult<void>> {
    const marks = [
      new FieldPath('receivedAt', uid),
      serverTimestamp(),
      new FieldPath('readAt', uid),
      serverTimestamp(),
    ] as const;
    return commitTransaction(
      this.#operations,
      this.#firestore,
      (transaction) =>
        void transaction.update(this.#reference(conversationId), new FieldPath('unread', uid), 0, ...marks),
    );
  }

  async everythingOf(uid: string): Promise<BackendResult<readonly WholeConversation[]>> {
    const found = await this.#find(
      where('participants', 'array-contains', uid),
      orderBy('updatedAt', 'desc'),
      atMost(MAXIMUM_LIMIT),
    );
    if (!found.ok) return found;
    const whole: WholeConversation[] = [];
    for (const conversation of found.value) {
      const messages = await this.#allMessages(conversation.id);
      if (!messages.ok) return messages;
      whole.push({ conversation, messages: messages.value });
    }
    return success(whole);
  }

  async #allMessages(conversationId: string): Promise<BackendResult<readonly Message[]>> {
    let all: readonly Message[] = [];
    for (;;) {
      const [oldest] = all;
      const page = await this.#read(conversationId, oldest ?? null, MAXIMUM_LIMIT);
      if (!page.ok) return page;
      all = [...page.value, ...all];
      if (page.value.length < MAXIMUM_LIMIT) return success(all);
    }
  }

  async #find(...constraints: readonly QueryConstraint[]): Promise<BackendResult<readonly Conversation[]>> {
    const found = await this.#operations.run(() => getDocsFromServer(query(this.#conversations(), ...constraints)));
    return found.ok ? success(conversationsOf(found.value.docs)) : found;
  }

  #read(
    conversationId: string,
    before: Pick<Message, 'id' | 'sentAt'> | null,
    limit: number,
  ): Promise<BackendResult<readonly Message[]>> {
    return readMessages(this.#operations, this.#reference(conversationId), before, limit);
  }

  #conversations(): CollectionReference {
    return collection(this.#firestore, 'conversations');
  }

  #reference(id: string): DocumentReference {
    return doc(this.#firestore, 'conversations', id);
  }
}

function conversationsOf(documents: readonly StoredDocument[]): readonly Conversation[] {
  return documents.map(conversationOfDocument).filter((conversation) => conversation !== null);
}
