import type {
  OpenedConversation,
  OpenedConversationRepository,
} from '../../../application/moderation/OpenedConversationRepository';
import type { Sha256 } from '../../../application/moderation/Sha256';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Clock } from '../../../application/shared/Clock';
import type { Message } from '../../../domain/messaging/Message';
import {
  isOpen,
  openConversation,
  openedIdOf,
  type OpeningContext,
  type OpeningOrder,
  type OpeningRefusal,
} from '../../../domain/moderation/openConversation';
import type { Instant } from '../../../domain/shared/Instant';
import { failure, success, type Result } from '../../../domain/shared/Result';
import type { EmbeddedConnection } from '../database/EmbeddedSchema';
import { conversationOf } from '../database/conversationRecords';
import { lastMessages } from '../messaging/readConversations';
import { headOf, knownCase } from './moderationContext';
import type { ModerationStores } from './ModerationStores';
import type { ModerationTransaction } from './ModerationTransaction';
import { personOf } from './readTarget';
import { writeEntry } from './writeEffects';

export class EmbeddedOpenedConversationRepository implements OpenedConversationRepository {
  readonly #stores: ModerationStores;
  readonly #clock: Clock;
  readonly #sha256: Sha256;

  constructor(stores: ModerationStores, clock: Clock, sha256: Sha256) {
    this.#stores = stores;
    this.#clock = clock;
    this.#sha256 = sha256;
  }

  async open(order: OpeningOrder): Promise<Result<void, OpeningRefusal | BackendFailure>> {
    const { by, conversationId } = order;
    if (by !== this.#stores.uid) return failure('denied');
    const opened = await this.#stores.writeAsAdmin(async (transaction): Promise<Result<void, OpeningRefusal>> => {
      const now = this.#clock.now();
      const entry = openConversation(order, await openingContext(transaction, order), now, this.#sha256);
      if (!entry.ok) return entry;
      await writeEntry(transaction, entry.value);
      const record = { id: openedIdOf(by, conversationId), openedAt: now };
      await transaction.objectStore('opened_conversations').put(record);
      return success();
    });
    return opened.ok ? opened.value : opened;
  }

  async find(conversationId: string, admin: string): Promise<BackendResult<OpenedConversation | null>> {
    if (admin !== this.#stores.uid) return failure('denied');
    return this.#stores.readAsAdmin(async (connection) => {
      const openedAt = await this.#openedAt(connection, conversationId);
      const record = await connection.get('conversations', conversationId);
      return openedAt === null || record === undefined ? null : { conversation: conversationOf(record), openedAt };
    });
  }

  async messages(
    conversationId: string,
    before: Pick<Message, 'id' | 'sentAt'> | null,
    limit: number,
  ): Promise<BackendResult<readonly Message[]>> {
    const read = await this.#stores.readAsAdmin(async (connection): Promise<BackendResult<readonly Message[]>> => {
      const openedAt = await this.#openedAt(connection, conversationId);
      if (openedAt === null) return failure('denied');
      return success(await lastMessages(connection, conversationId, limit, before ?? undefined));
    });
    return read.ok ? read.value : read;
  }

  /** Null while the conversation is sealed for the admin who is signed in. */
  async #openedAt(connection: EmbeddedConnection, conversationId: string): Promise<Instant | null> {
    const record = await connection.get('opened_conversations', openedIdOf(this.#stores.uid ?? '', conversationId));
    return record !== undefined && isOpen(record.openedAt, this.#clock.now()) ? record.openedAt : null;
  }
}

async function openingContext(
  transaction: ModerationTransaction,
  { by, conversationId }: OpeningOrder,
): Promise<OpeningContext> {
  const conversation = await transaction.objectStore('conversations').get(conversationId);
  const people = conversation === undefined ? [] : [conversation.buyer, conversation.seller];
  const accounts = await Promise.all(people.map(({ uid }) => personOf(transaction, uid)));
  return {
    head: await headOf(transaction),
    known: await knownCase(transaction, { kind: 'conversation', id: conversationId }),
    actor: (await transaction.objectStore('users').get(by)) ?? null,
    participants: accounts.filter((account) => account !== null),
  };
}
