import type { WholeConversation } from '../../../../src/application/messaging/ConversationRepository';
import type {
  OpenedConversation,
  OpenedConversationRepository,
} from '../../../../src/application/moderation/OpenedConversationRepository';
import type { BackendResult } from '../../../../src/application/shared/BackendResult';
import { isAdmin } from '../../../../src/domain/account/UserProfile';
import { partsOfConversationId } from '../../../../src/domain/messaging/Conversation';
import type { Message } from '../../../../src/domain/messaging/Message';
import {
  isOpen,
  openConversation,
  openedIdOf,
  type OpeningOrder,
  type OpeningRefusal,
} from '../../../../src/domain/moderation/openConversation';
import type { Instant } from '../../../../src/domain/shared/Instant';
import { failure, success, type Result } from '../../../../src/domain/shared/Result';
import { sha256 } from '../../../../src/infrastructure/browser/device/sha256';
import type { InMemoryConversationRepository } from '../messaging/InMemoryConversationRepository';
import type { ModerationInMemory } from './ModerationInMemory';

export class InMemoryOpenedConversationRepository implements OpenedConversationRepository {
  readonly #uid: string | null;
  readonly #stored: ModerationInMemory;
  readonly #conversations: Pick<InMemoryConversationRepository, 'everythingOf'>;

  /** `uid`: who is signed in. */
  constructor(
    uid: string | null,
    stored: ModerationInMemory,
    conversations: Pick<InMemoryConversationRepository, 'everythingOf'>,
  ) {
    this.#uid = uid;
    this.#stored = stored;
    this.#conversations = conversations;
  }

  async open(order: OpeningOrder): Promise<Result<void, OpeningRefusal | 'denied'>> {
    const { by, conversationId } = order;
    if (by !== this.#uid || !this.#isAdmin) return failure('denied');
    const { clock, head, users } = this.#stored;
    const { conversation } = (await this.#whole(conversationId)) ?? {};
    const people = conversation === undefined ? [] : [conversation.buyer.uid, conversation.seller.uid];
    const participants = people.map((uid) => users.of(uid)).filter((account) => account !== null);
    const known = this.#stored.cases.get(`conversation~${conversationId}`) ?? null;
    const now = clock.now();
    const entry = openConversation(order, { head, known, actor: users.of(by), participants }, now, sha256);
    if (!entry.ok) return entry;
    this.#stored.journal.push(entry.value);
    this.#stored.opened.set(openedIdOf(by, conversationId), now);
    return success();
  }

  async find(conversationId: string, admin: string): Promise<BackendResult<OpenedConversation | null>> {
    if (admin !== this.#uid || !this.#isAdmin) return failure('denied');
    const openedAt = this.#openedAt(conversationId);
    const whole = await this.#whole(conversationId);
    return success(openedAt === null || whole === null ? null : { conversation: whole.conversation, openedAt });
  }

  async messages(
    conversationId: string,
    before: Pick<Message, 'id'> | null,
    limit: number,
  ): Promise<BackendResult<readonly Message[]>> {
    if (!this.#isAdmin || this.#openedAt(conversationId) === null) return failure('denied');
    const messages = (await this.#whole(conversationId))?.messages ?? [];
    const end = before === null ? messages.length : messages.findIndex(({ id }) => id === before.id);
    return success(messages.slice(Math.max(0, end - limit), end));
  }

  get #isAdmin(): boolean {
    return isAdmin(this.#stored.users.of(this.#uid ?? ''));
  }

  #openedAt(conversationId: string): Instant | null {
    const openedAt = this.#stored.opened.get(openedIdOf(this.#uid ?? '', conversationId)) ?? null;
    return openedAt !== null && isOpen(openedAt, this.#stored.clock.now()) ? openedAt : null;
  }

  async #whole(conversationId: string): Promise<WholeConversation | null> {
    const buyerId = partsOfConversationId(conversationId)?.buyerId ?? '';
    const all = await this.#conversations.everythingOf(buyerId);
    return (all.ok && all.value.find(({ conversation }) => conversation.id === conversationId)) || null;
  }
}
