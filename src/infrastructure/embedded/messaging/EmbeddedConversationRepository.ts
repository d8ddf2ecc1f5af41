import type {
  ConversationRepository,
  OutgoingMessage,
  SendFailure,
  WholeConversation,
  WithdrawalFailure,
} from '../../../application/messaging/ConversationRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Clock } from '../../../application/shared/Clock';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { Conversation, Participant } from '../../../domain/messaging/Conversation';
import type { Message } from '../../../domain/messaging/Message';
import type { Instant } from '../../../domain/shared/Instant';
import { failure, success, type Result } from '../../../domain/shared/Result';
import type { ChangeFeed } from '../database/ChangeFeed';
import { messageKeyOf } from '../database/records';
import type { EmbeddedDatabase } from '../database/EmbeddedDatabase';
import { followQuery } from '../database/followQuery';
import { conversationOf } from '../database/conversationRecords';
import { conversationsOf, lastMessages } from './readConversations';
import { untilImported, type ListingImportProgress } from '../database/ListingImportProgress';
import { storeMessage } from './storeMessage';
import { withdrawStoredMessage } from './withdrawStoredMessage';

const ALL = Number.MAX_SAFE_INTEGER;

export class EmbeddedConversationRepository implements ConversationRepository {
  readonly #database: EmbeddedDatabase;
  readonly #feed: ChangeFeed;
  readonly #clock: Clock;
  readonly #importProgress: ListingImportProgress;

  constructor(database: EmbeddedDatabase, feed: ChangeFeed, clock: Clock, importProgress: ListingImportProgress) {
    this.#database = database;
    this.#feed = feed;
    this.#clock = clock;
    this.#importProgress = importProgress;
  }

  subscribeToInbox(
    uid: string,
    limit: number,
    listener: (conversations: BackendResult<readonly Conversation[]>) => void,
  ): Unsubscribe {
    const read = () => this.#database.read((connection) => conversationsOf(connection, uid, limit));
    return followQuery(
      this.#database,
      this.#feed,
      { read, concerns: ({ store }) => store === 'conversations' },
      listener,
    );
  }

  subscribe(
    id: string,
    uid: string,
    listener: (conversation: BackendResult<Conversation | null>) => void,
  ): Unsubscribe {
    const read = () =>
      this.#database.read(async (connection) => {
        const record = await connection.get('conversations', id);
        return record === undefined || !isOneOf(record, uid) ? null : conversationOf(record);
      });
    return followQuery(
      this.#database,
      this.#feed,
      { read, concerns: ({ store, ids }) => store === 'conversations' && ids.includes(id) },
      listener,
    );
  }

  about(listingId: string, uid: string): Promise<BackendResult<readonly Conversation[]>> {
    return this.#database.read(async (connection) => {
      const all = await conversationsOf(connection, uid, ALL);
      return all.filter(({ listing }) => listing.id === listingId);
    });
  }

  subscribeToMessages(
    conversationId: string,
    limit: number,
    listener: (messages: BackendResult<readonly Message[]>) => void,
  ): Unsubscribe {
    const start = messageKeyOf(conversationId, '');
    return followQuery(
      this.#database,
      this.#feed,
      {
        read: () => this.#database.read((connection) => lastMessages(connection, conversationId, limit)),
        concerns: ({ store, ids }) => store === 'messages' && ids.some((key) => key.startsWith(start)),
      },
      listener,
    );
  }

  messagesBefore(
    conversationId: string,
    message: Pick<Message, 'id' | 'sentAt'>,
    limit: number,
  ): Promise<BackendResult<readonly Message[]>> {
    return this.#database.read((connection) => lastMessages(connection, conversationId, limit, message));
  }

  async send(message: OutgoingMessage): Promise<Result<void, SendFailure>> {
    const { conversationId, id } = message;
    // The listing of a page that was rendered may not be in the database yet.
    await untilImported(this.#importProgress);
    const stored = await this.#database.write(
      ['conversations', 'messages', 'blocks', 'listings', 'users', 'rates', 'restrictions', 'accounts'],
      (transaction) => storeMessage(transaction, message, this.#clock.now()),
    );
    if (!stored.ok) return stored;
    if (!stored.value.ok) return stored.value;
    if (stored.value.value === 'stored') this.#publish(conversationId, id);
    return success();
  }

  async withdraw(conversationId: string, messageId: string, uid: string): Promise<Result<void, WithdrawalFailure>> {
    const withdrawn = await this.#database.write(['conversations', 'messages'], (transaction) =>
      withdrawStoredMessage(transaction, { conversationId, messageId, uid }, this.#clock.now()),
    );
    if (!withdrawn.ok) return withdrawn;
    if (withdrawn.value.ok) this.#publish(conversationId, messageId);
    return withdrawn.value;
  }

  #publish(conversationId: string, messageId: string): void {
    this.#feed.publish({ store: 'messages', ids: [messageKeyOf(conversationId, messageId)] });
    this.#feed.publish({ store: 'conversations', ids: [conversationId] });
  }

  markReceived(conversationId: string, uid: string): Promise<BackendResult<void>> {
    return this.#mark(conversationId, uid, (participant, now) => ({ ...participant, receivedAt: now }));
  }

  markRead(conversationId: string, uid: string): Promise<BackendResult<void>> {
    return this.#mark(conversationId, uid, (participant, now) => ({
      ...participant,
      unread: 0,
      receivedAt: now,
      readAt: now,
    }));
  }

  everythingOf(uid: string): Promise<BackendResult<readonly WholeConversation[]>> {
    return this.#database.read(async (connection) => {
      const all = await conversationsOf(connection, uid, ALL);
      return Promise.all(
        all.map(async (conversation) => ({
          conversation,
          messages: await lastMessages(connection, conversation.id, ALL),
        })),
      );
    });
  }

  /** Marks at `updatedAt` at least: the last message may be dated ahead of the clock to keep the order. */
  async #mark(
    id: string,
    uid: string,
    marked: (participant: Participant, now: Instant) => Participant,
  ): Promise<BackendResult<void>> {
    const isKnown = await this.#database.write(['conversations'], async (transaction) => {
      const conversations = transaction.objectStore('conversations');
      const record = await conversations.get(id);
      if (record === undefined || !isOneOf(record, uid)) return false;
      const { buyer, seller, updatedAt } = record;
      const now = Math.max(updatedAt, this.#clock.now());
      await conversations.put({
        ...record,
        ...(buyer.uid === uid ? { buyer: marked(buyer, now) } : { seller: marked(seller, now) }),
      });
      return true;
    });
    if (!isKnown.ok) return isKnown;
    if (!isKnown.value) return failure('denied');
    this.#feed.publish({ store: 'conversations', ids: [id] });
    return success();
  }
}

function isOneOf({ buyer, seller }: Pick<Conversation, 'buyer' | 'seller'>, uid: string): boolean {
  return buyer.uid === uid || seller.uid === uid;
}
