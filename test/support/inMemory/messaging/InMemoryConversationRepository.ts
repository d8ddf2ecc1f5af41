import type {
  ConversationRepository,
  OutgoingMessage,
  SendFailure,
  WholeConversation,
  WithdrawalFailure,
} from '../../../../src/application/messaging/ConversationRepository';
import type { BackendResult } from '../../../../src/application/shared/BackendResult';
import type { Clock } from '../../../../src/application/shared/Clock';
import type { Unsubscribe } from '../../../../src/application/shared/Unsubscribe';
import { applyMessage, newConversation } from '../../../../src/domain/messaging/applyMessage';
import { conversationIdOf, type Conversation, type Participant } from '../../../../src/domain/messaging/Conversation';
import { canStartConversation } from '../../../../src/domain/messaging/conversationOpening';
import { isNear } from '../../../../src/domain/messaging/composeAppointment';
import { askedIdOf, derivedIdOf, mayFollow, type Message } from '../../../../src/domain/messaging/Message';
import { applyWithdrawal, withdrawMessage } from '../../../../src/domain/messaging/withdrawMessage';
import type { Instant } from '../../../../src/domain/shared/Instant';
import { raisedRate, type Rate, type RateKind } from '../../../../src/domain/shared/Rate';
import { failure, success, type Result } from '../../../../src/domain/shared/Result';
import { NOON } from '../../builders/aListing';
import { InMemoryBlockRepository } from './InMemoryBlockRepository';
import { InMemoryEmitter } from '../InMemoryEmitter';
import { InMemoryListingRepository } from '../listings/InMemoryListingRepository';
import { InMemoryUserRepository } from '../account/InMemoryUserRepository';

interface Surroundings {
  readonly listings?: InMemoryListingRepository;
  readonly users?: InMemoryUserRepository;
  readonly blocks?: InMemoryBlockRepository;
  readonly clock?: Clock;
}

export class InMemoryConversationRepository implements ConversationRepository {
  readonly #around: Required<Surroundings>;
  readonly #stored = new Map<string, WholeConversation>();
  readonly #emitter = new InMemoryEmitter();
  /** By person and kind. */
  readonly #rates = new Map<string, Rate>();
  /** Later than every message so far, so that messages and conversations keep their order. */
  #latest: Instant = 0;

  constructor({
    listings = new InMemoryListingRepository(),
    users = new InMemoryUserRepository(),
    blocks = new InMemoryBlockRepository(),
    clock = { now: () => NOON },
  }: Surroundings = {}) {
    this.#around = { listings, users, blocks, clock };
  }

  giveRate(uid: string, kind: RateKind, rate: Rate): void {
    this.#rates.set(`${uid} ${kind}`, rate);
  }

  subscribeToInbox(
    uid: string,
    limit: number,
    listener: (conversations: BackendResult<readonly Conversation[]>) => void,
  ): Unsubscribe {
    return this.#emitter.subscribe(() => success(this.#of(uid).slice(0, limit)), listener);
  }

  subscribe(id: string, uid: string, listener: (found: BackendResult<Conversation | null>) => void): Unsubscribe {
    return this.#emitter.subscribe(() => success(this.#of(uid).find((one) => one.id === id) ?? null), listener);
  }

  async about(listingId: string, uid: string): Promise<BackendResult<readonly Conversation[]>> {
    return success(this.#of(uid).filter(({ listing }) => listing.id === listingId));
  }

  subscribeToMessages(
    conversationId: string,
    limit: number,
    listener: (messages: BackendResult<readonly Message[]>) => void,
  ): Unsubscribe {
    return this.#emitter.subscribe(() => success(this.#messagesOf(conversationId).slice(-limit)), listener);
  }

  async messagesBefore(
    conversationId: string,
    { id }: Pick<Message, 'id'>,
    limit: number,
  ): Promise<BackendResult<readonly Message[]>> {
    const messages = this.#messagesOf(conversationId);
    const end = messages.findIndex((message) => message.id === id);
    return success(messages.slice(Math.max(0, end - limit), end));
  }

  async send(outgoing: OutgoingMessage): Promise<Result<void, SendFailure>> {
    const { id, authorId, content, conversationId } = outgoing;
    const messages = this.#messagesOf(conversationId);
    if (messages.some((message) => message.id === id)) return success();
    const known = this.#stored.get(conversationId)?.conversation;
    const sentAt = Math.max(this.#around.clock.now(), this.#latest + 1);
    const message = { id, authorId, content, sentAt };
    const conversation = known === undefined ? this.#begin(outgoing, message) : continued(known, message);
    if (
      conversation === null ||
      this.#isBlocked(conversation) ||
      !isNear(content, this.#around.clock.now()) ||
      !followsAsked(message, messages, this.#around.clock.now())
    )
      return failure('denied');
    for (const [kind, act] of [
      ['messages', `${conversationId}/${id}`],
      ...(known === undefined ? ([['conversations', conversationId]] as const) : []),
    ] as const) {
      const key = `${authorId} ${kind}`;
      const raised = raisedRate(kind, this.#rates.get(key) ?? null, act, this.#around.clock.now());
      if (!raised.ok) return raised;
      this.#rates.set(key, raised.value);
    }
    this.#latest = sentAt;
    this.#store({ conversation, messages: [...messages, message] });
    return success();
  }

  async withdraw(conversationId: string, messageId: string, uid: string): Promise<Result<void, WithdrawalFailure>> {
    const whole = this.#stored.get(conversationId);
    const message = whole?.messages.find(({ id }) => id === messageId);
    if (whole === undefined || message === undefined) return failure('denied');
    const withdrawn = withdrawMessage(message, uid, this.#around.clock.now());
    if (!withdrawn.ok) return withdrawn;
    this.#store({
      conversation: applyWithdrawal(whole.conversation, withdrawn.value),
      messages: whole.messages.map((one) => (one.id === messageId ? withdrawn.value : one)),
    });
    return success();
  }

  /** Makes a message so many milliseconds older. */
  age(conversationId: string, messageId: string, milliseconds: number): void {
    const whole = this.#stored.get(conversationId);
    if (whole === undefined) return;
    const messages = whole.messages.map((message) =>
      message.id === messageId ? { ...message, sentAt: message.sentAt - milliseconds } : message,
    );
    this.#store({ ...whole, messages });
  }

  markReceived(conversationId: string, uid: string): Promise<BackendResult<void>> {
    return this.#mark(conversationId, uid, (now) => ({ receivedAt: now }));
  }

  markRead(conversationId: string, uid: string): Promise<BackendResult<void>> {
    return this.#mark(conversationId, uid, (now) => ({ unread: 0, receivedAt: now, readAt: now }));
  }

  async everythingOf(uid: string): Promise<BackendResult<readonly WholeConversation[]>> {
    return success(
      this.#of(uid).map((conversation) => ({ conversation, messages: this.#messagesOf(conversation.id) })),
    );
  }

  #of(uid: string): readonly Conversation[] {
    const all = [...this.#stored.values()].map(({ conversation }) => conversation);
    return all
      .filter((conversation) => isOneOf(conversation, uid))
      .toSorted((one, other) => other.updatedAt - one.updatedAt);
  }

  #messagesOf(conversationId: string): readonly Message[] {
    return this.#stored.get(conversationId)?.messages ?? [];
  }

  #store(whole: WholeConversation): void {
    this.#stored.set(whole.conversation.id, whole);
    this.#emitter.emit();
  }

  #begin({ opening, conversationId }: OutgoingMessage, message: Message): Conversation | null {
    const { listings, users } = this.#around;
    const listing = opening && listings.stored(opening.listing.id);
    if (!listing || listing.ownerId !== opening.seller.uid || opening.buyer.uid !== message.authorId) return null;
    const { uid, name } = opening.buyer;
    if (conversationIdOf(listing.id, uid) !== conversationId) return null;
    if (!canStartConversation(listing, uid, message.sentAt)) return null;
    return newConversation({ ...opening, buyer: { uid, name: users.of(uid)?.displayName ?? name } }, message);
  }

  #isBlocked({ buyer, seller }: Conversation): boolean {
    const { blocks } = this.#around;
    return blocks.hasBlocked(buyer.uid, seller.uid) || blocks.hasBlocked(seller.uid, buyer.uid);
  }

  async #mark(id: string, uid: string, marks: (now: Instant) => Partial<Participant>): Promise<BackendResult<void>> {
    const whole = this.#stored.get(id);
    if (whole === undefined || !isOneOf(whole.conversation, uid)) return failure('denied');
    const { buyer, seller, updatedAt } = whole.conversation;
    const added = marks(Math.max(updatedAt, this.#around.clock.now()));
    const marked = buyer.uid === uid ? { buyer: { ...buyer, ...added } } : { seller: { ...seller, ...added } };
    this.#store({ ...whole, conversation: { ...whole.conversation, ...marked } });
    return success();
  }
}

function isOneOf({ buyer, seller }: Conversation, uid: string): boolean {
  return buyer.uid === uid || seller.uid === uid;
}

function continued(conversation: Conversation, message: Message): Conversation | null {
  return isOneOf(conversation, message.authorId) ? applyMessage(conversation, message) : null;
}

function followsAsked(message: Message, messages: readonly Message[], now: Instant): boolean {
  const askedId = askedIdOf(message.content);
  if (askedId === null) return true;
  const asked = messages.find(({ id }) => id === askedId);
  return message.id === derivedIdOf(message.content) && mayFollow(message, asked, now);
}
