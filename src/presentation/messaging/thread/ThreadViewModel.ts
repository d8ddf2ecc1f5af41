import { computedStruct, makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { BlockedPerson, BlockRepository } from '../../../application/messaging/BlockRepository';
import type { ConversationRepository } from '../../../application/messaging/ConversationRepository';
import type { MessageOutbox, QueuedMessage } from '../../../application/messaging/MessageOutbox';
import type { DiscardMessage } from '../../../application/messaging/DiscardMessage';
import type { ListingRepository } from '../../../application/listings/ListingRepository';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Clock } from '../../../application/shared/Clock';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { dealKind, type DealKind } from '../../../domain/listings/dealKind';
import type { Listing } from '../../../domain/listings/Listing';
import { takesOffers } from '../../../domain/listings/takesOffers';
import {
  partsOfConversationId,
  participantsFor,
  type Conversation,
  type ConversationOpening,
  type Participant,
} from '../../../domain/messaging/Conversation';
import { mergeMessages } from '../../../domain/messaging/mergeMessages';
import { cancellationIdOf, type Message } from '../../../domain/messaging/Message';
import { acceptedEuros, offerStatuses, type OfferStatus } from '../../../domain/messaging/offerStatuses';
import { canStartConversation, conversationOpening } from '../../../domain/messaging/conversationOpening';
import { reuseUnchanged } from '../../shared/reuseUnchanged';
import { leftUnseen, threadEntries, type LeavingMessage, type ThreadEntry } from './threadEntries';

/** How many messages are loaded at a time. */
const PAGE = 40;

type Person = Pick<Participant, 'uid' | 'name'>;

/** One conversation. It may not exist yet: a buyer then writes the first message about a listing. */
export class ThreadViewModel {
  conversation: Conversation | null = null;
  listing: Listing | null = null;
  status: 'loading' | 'ready' | 'missing' | BackendFailure = 'loading';
  messages: readonly Message[] = [];
  queued: readonly LeavingMessage[] = [];
  blocked: readonly BlockedPerson[] = [];
  /** Not only unread. */
  isListingGone = false;
  mayHaveOlder = false;
  older: 'idle' | 'loading' | BackendFailure = 'idle';
  attempt = 0;
  readonly #conversations: ConversationRepository;
  readonly #listings: Pick<ListingRepository, 'subscribe'>;
  readonly #outbox: MessageOutbox;
  readonly #discard: DiscardMessage;
  readonly #blocks: BlockRepository;
  readonly #clock: Clock;
  #id = '';
  #me: Person = { uid: '', name: '' };
  #ends: Unsubscribe[] = [];
  #isFollowingMessages = false;
  #isInSight = false;
  #lastMarked = 0;
  #entries: readonly ThreadEntry[] = [];
  /** Why no message could be loaded. */
  #unreadable: BackendFailure | null = null;
  #isLoaded = { conversation: false, listing: false, messages: false };

  constructor(
    conversations: ConversationRepository,
    listings: Pick<ListingRepository, 'subscribe'>,
    outbox: MessageOutbox,
    discard: DiscardMessage,
    blocks: BlockRepository,
    clock: Clock,
  ) {
    this.#conversations = conversations;
    this.#listings = listings;
    this.#outbox = outbox;
    this.#discard = discard;
    this.#blocks = blocks;
    this.#clock = clock;
    makeAutoObservable(
      this,
      {
        conversation: observableRef,
        listing: observableRef,
        messages: observableRef,
        queued: observableRef,
        blocked: observableRef,
        other: computedStruct,
      },
      { autoBind: true },
    );
  }

  get other(): Person | null {
    if (this.conversation !== null) return pick(participantsFor(this.conversation, this.#me.uid).other);
    return this.listing === null ? null : { uid: this.listing.ownerId, name: this.listing.seller.name };
  }

  get isSeller(): boolean {
    return this.conversation?.seller.uid === this.#me.uid;
  }

  /** The conversation that a first message would create; null once there is one, or where none is allowed. */
  get opening(): ConversationOpening | null {
    if (this.conversation !== null || this.listing === null) return null;
    return canStartConversation(this.listing, this.#me.uid, this.#clock.now())
      ? conversationOpening(this.listing, this.#me)
      : null;
  }

  /** A sale where the listing is not there to say otherwise. */
  get deal(): DealKind {
    return this.listing === null ? 'sale' : dealKind(this.listing);
  }

  get takesOffers(): boolean {
    return this.listing === null ? this.conversation?.listing.price.kind !== 'gift' : takesOffers(this.listing);
  }

  get isBlocked(): boolean {
    return this.blocked.some(({ uid }) => uid === this.other?.uid);
  }

  get entries(): readonly ThreadEntry[] {
    const recipient = this.conversation === null ? null : participantsFor(this.conversation, this.#me.uid).other;
    const entries = threadEntries(this.messages, this.queued, this.#me.uid, recipient);
    this.#entries = reuseUnchanged(entries, this.#entries, ({ id }) => id);
    return this.#entries;
  }

  get hasWritten(): boolean {
    return this.entries.some(({ isOwn }) => isOwn);
  }

  /** What is stored or on its way. */
  get exchanged(): readonly Pick<Message, 'id' | 'authorId' | 'content'>[] {
    return [...this.messages, ...this.queued.filter(({ isRefused }) => !isRefused)];
  }

  get offers(): ReadonlyMap<string, OfferStatus> {
    return offerStatuses(this.exchanged);
  }

  /** Whether the reader has cancelled this appointment. */
  hasCancelled(appointmentId: string): boolean {
    const id = cancellationIdOf(appointmentId);
    return this.exchanged.some((message) => message.id === id && message.authorId === this.#me.uid);
  }

  /** Of the offer that was accepted last; null: none. */
  get agreedEuros(): number | null {
    return acceptedEuros(this.exchanged);
  }

  start(id: string, me: Person): Unsubscribe {
    const parts = partsOfConversationId(id);
    if (parts === null) {
      this.status = 'missing';
      return () => undefined;
    }
    this.#id = id;
    this.#me = me;
    this.#refreshQueue();
    this.#ends = [
      this.#outbox.subscribe(me.uid, () => runInAction(() => this.#refreshQueue())),
      this.#blocks.subscribe(me.uid, (result) => runInAction(() => this.#showBlocked(result))),
      this.#listings.subscribe(parts.listingId, (result) => runInAction(() => this.#showListing(result))),
      this.#conversations.subscribe(id, me.uid, (result) => runInAction(() => this.#show(result))),
    ];
    return () => this.#stop();
  }

  #stop(): void {
    this.#ends.forEach((end) => end());
    this.#ends = [];
    this.#isFollowingMessages = false;
  }

  retry(): void {
    this.status = 'loading';
    this.#unreadable = null;
    this.attempt += 1;
  }

  #show(result: BackendResult<Conversation | null>): void {
    if (!result.ok) {
      this.status = result.failure;
      return;
    }
    this.#isLoaded.conversation = true;
    this.conversation = result.value;
    if (result.value !== null) this.#followMessages();
    this.#updateStatus();
    this.#markRead();
  }

  #showListing(result: BackendResult<Listing | null>): void {
    this.#isLoaded.listing = result.ok;
    this.listing = result.ok ? result.value : null;
    this.isListingGone = result.ok ? result.value === null : result.failure === 'denied';
    if (result.ok || result.failure === 'denied') this.#updateStatus();
    else if (this.conversation === null) this.status = result.failure;
  }

  /**
   * Without a conversation, the listing is needed to know the other person. One that exists shows with its first messages: what is
   * queued would otherwise move down under the reader’s finger when they come.
   */
  #updateStatus(): void {
    if (this.#unreadable !== null) this.status = this.#unreadable;
    else if (this.conversation !== null) {
      if (this.#isLoaded.messages || this.status !== 'loading') this.status = 'ready';
    } else if (this.#isLoaded.conversation && this.#isLoaded.listing)
      this.status = this.opening === null ? 'missing' : 'ready';
  }

  #showMessages(result: BackendResult<readonly Message[]>): void {
    this.#unreadable = result.ok || this.messages.length > 0 ? null : result.failure;
    this.#isLoaded.messages ||= result.ok;
    this.#updateStatus();
    if (!result.ok) return;
    const joined = mergeMessages(this.messages, result.value, PAGE);
    if (joined.isReset) this.mayHaveOlder = result.value.length === PAGE;
    this.messages = joined.messages;
    this.#refreshQueue();
    this.#markRead();
  }

  #refreshQueue(): void {
    const queued = this.#outbox.of(this.#me.uid).filter(({ conversationId }) => conversationId === this.#id);
    this.queued = [...leftUnseen(this.queued, [...queued, ...this.messages]), ...queued];
  }

  #showBlocked(result: BackendResult<readonly BlockedPerson[]>): void {
    if (result.ok) this.blocked = result.value;
  }

  async loadOlder(): Promise<void> {
    const [oldest] = this.messages;
    if (oldest === undefined || !this.mayHaveOlder || this.older === 'loading') return;
    this.older = 'loading';
    const outcome = await this.#conversations.messagesBefore(this.#id, oldest, PAGE);
    runInAction(() => this.#showOlder(oldest, outcome));
  }

  /** Ignores a page loaded before a message that is no longer the oldest one: it would leave a gap. */
  #showOlder({ id }: Message, found: BackendResult<readonly Message[]>): void {
    this.older = found.ok ? 'idle' : found.failure;
    if (!found.ok || this.messages[0]?.id !== id) return;
    this.messages = [...found.value, ...this.messages];
    this.mayHaveOlder = found.value.length === PAGE;
  }

  /** Messages are marked as read while the conversation is visible. */
  setInSight(isInSight: boolean): void {
    this.#isInSight = isInSight;
    this.#markRead();
  }

  /** Only once the last message has been loaded. A failure is retried at the next occasion. */
  #markRead(): void {
    const { conversation } = this;
    const newest = this.messages.at(-1)?.sentAt ?? 0;
    if (conversation === null || !this.#isInSight || newest < conversation.lastMessage.sentAt) return;
    const { me } = participantsFor(conversation, this.#me.uid);
    if (me.unread === 0 || this.#lastMarked >= conversation.updatedAt) return;
    this.#lastMarked = conversation.updatedAt;
    void this.#conversations.markRead(conversation.id, me.uid).then(({ ok }) => {
      if (!ok) this.#lastMarked = 0;
    });
  }

  /** Sends a refused message again. */
  sendAgain(message: QueuedMessage): void {
    this.#outbox.change({ ...message, isRefused: false });
  }

  /** It goes at once: what leaves the outbox in another way is shown until it comes back from the backend. */
  discard(message: QueuedMessage): void {
    this.queued = this.queued.filter(({ id }) => id !== message.id);
    void this.#discard.execute(message);
  }

  async block(): Promise<BackendResult<void> | null> {
    const { other } = this;
    return other === null ? null : this.#blocks.block(this.#me.uid, pick(other));
  }

  async unblock(): Promise<BackendResult<void> | null> {
    return this.other === null ? null : this.#blocks.unblock(this.#me.uid, this.other.uid);
  }

  #followMessages(): void {
    if (this.#isFollowingMessages) return;
    this.#isFollowingMessages = true;
    this.#ends.push(
      this.#conversations.subscribeToMessages(this.#id, PAGE, (result) =>
        runInAction(() => this.#showMessages(result)),
      ),
    );
  }
}

function pick({ uid, name }: Person): Person {
  return { uid, name };
}
