import type { BackendFailure } from '../shared/BackendFailure';
import type { Timers } from '../shared/Timers';
import type { Unsubscribe } from '../shared/Unsubscribe';
import type { ConversationRepository } from './ConversationRepository';
import type { MessageOutbox, QueuedMessage } from './MessageOutbox';

/** Milliseconds until the next attempt: doubling up to the longest. */
const FIRST_DELAY = 2000;
const LONGEST_DELAY = 30_000;

/** Trying again changes nothing about these. */
const isFinal = (reason: BackendFailure) => reason === 'denied' || reason === 'unknown';

/**
 * Sends what waits in the outbox, one message after the other. Another tab may do the same: since ids are chosen by the writer,
 * what both send is stored once, and neither goes on before the message at hand is settled.
 */
export class DeliverMessages {
  readonly #conversations: Pick<ConversationRepository, 'send'>;
  readonly #outbox: MessageOutbox;
  readonly #timers: Timers;

  constructor(conversations: Pick<ConversationRepository, 'send'>, outbox: MessageOutbox, timers: Timers) {
    this.#conversations = conversations;
    this.#outbox = outbox;
    this.#timers = timers;
  }

  /** Delivers for this person until ended. */
  start(uid: string): Delivery {
    const delivery = new Delivery(uid, this.#conversations, this.#outbox, this.#timers);
    delivery.wake();
    return delivery;
  }
}

export class Delivery {
  readonly #uid: string;
  readonly #conversations: Pick<ConversationRepository, 'send'>;
  readonly #outbox: MessageOutbox;
  readonly #timers: Timers;
  readonly #unwatch: Unsubscribe;
  #delay = FIRST_DELAY;
  #cancelRetry: Unsubscribe = () => undefined;
  #isSending = false;
  #isWaiting = false;
  #hasEnded = false;

  constructor(uid: string, conversations: Pick<ConversationRepository, 'send'>, outbox: MessageOutbox, timers: Timers) {
    this.#uid = uid;
    this.#conversations = conversations;
    this.#outbox = outbox;
    this.#timers = timers;
    this.#unwatch = outbox.watch(uid, () => {
      if (!this.#isWaiting) void this.#deliver();
    });
  }

  /** The backend may be within reach again: tries at once. */
  wake(): void {
    this.#cancelRetry();
    this.#isWaiting = false;
    this.#delay = FIRST_DELAY;
    void this.#deliver();
  }

  end(): void {
    this.#hasEnded = true;
    this.#cancelRetry();
    this.#unwatch();
  }

  async #deliver(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    for (let next = this.#next(); next !== undefined; next = this.#next()) await this.#attempt(next);
    this.#isSending = false;
  }

  #next(): QueuedMessage | undefined {
    return this.#hasEnded || this.#isWaiting ? undefined : this.#outbox.of(this.#uid).find(({ isRefused }) => !isRefused);
  }

  async #attempt(message: QueuedMessage): Promise<void> {
    const sent = await this.#conversations.send(message);
    if (sent.ok) this.#settle(() => this.#outbox.remove(message));
    else if (isFinal(sent.failure)) this.#settle(() => this.#outbox.change({ ...message, isRefused: true }));
    else if (!this.#hasEnded) this.#retryLater();
  }

  #settle(change: () => void): void {
    this.#delay = FIRST_DELAY;
    change();
  }

  #retryLater(): void {
    this.#isWaiting = true;
    this.#cancelRetry = this.#timers.after(this.#delay, () => {
      this.#isWaiting = false;
      void this.#deliver();
    });
    this.#delay = Math.min(2 * this.#delay, LONGEST_DELAY);
  }
}
