import type { Timers } from '../shared/Timers';
import type { Unsubscribe } from '../shared/Unsubscribe';
import type { PhotoRepository } from '../listings/PhotoRepository';
import type { ConversationRepository, SendFailure } from './ConversationRepository';
import type { MessageOutbox, QueuedMessage } from './MessageOutbox';
import { storeWaitingPhoto } from './storeWaitingPhoto';
import type { WaitingPhotos } from './WaitingPhotos';

/** Milliseconds until the next attempt: doubling up to the longest. */
const FIRST_DELAY = 2000;
const LONGEST_DELAY = 30_000;

/** Attempts at a message that the backend answers with a fault; others have waited for it long enough by then. */
const FAULTY_ATTEMPTS = 5;

/** Trying again changes nothing about these. */
const isFinal = (reason: SendFailure) => reason === 'denied' || reason === 'unknown';

interface Ports {
  readonly conversations: Pick<ConversationRepository, 'send'>;
  readonly outbox: MessageOutbox;
  readonly waiting: Pick<WaitingPhotos, 'hand'>;
  readonly photos: Pick<PhotoRepository, 'store'>;
  readonly timers: Timers;
}

export type OnRefused = (message: QueuedMessage) => void;

/**
 * Sends what waits in the outbox, one message after the other, its photo first. Another tab may do the same, a moment later: since
 * ids are chosen by the writer, what both send is stored once, and neither goes on before the message at hand is settled.
 */
export class DeliverMessages {
  readonly #ports: Ports;

  constructor(
    conversations: Ports['conversations'], outbox: MessageOutbox, waiting: Ports['waiting'], photos: Ports['photos'], timers: Timers,
  ) {
    this.#ports = { conversations, outbox, waiting, photos, timers };
  }

  /** Delivers for this person until ended; `onRefused` hears of what is set aside. */
  start(uid: string, onRefused: OnRefused): Delivery {
    const delivery = new Delivery(uid, this.#ports, onRefused);
    delivery.wake();
    return delivery;
  }
}

export class Delivery {
  readonly #uid: string;
  readonly #ports: Ports;
  readonly #onRefused: OnRefused;
  readonly #unwatch: Unsubscribe;
  #delay = FIRST_DELAY;
  #cancelRetry: Unsubscribe = () => undefined;
  #cancelStandBy: Unsubscribe = () => undefined;
  #isSending = false;
  #isWaiting = false;
  #hasEnded = false;
  /** The message that was last answered with a fault, and how often. */
  #faults = { id: '', count: 0 };

  constructor(uid: string, ports: Ports, onRefused: OnRefused) {
    this.#uid = uid;
    this.#ports = ports;
    this.#onRefused = onRefused;
    this.#unwatch = ports.outbox.watch(uid, (isElsewhere) => {
      if (isElsewhere) this.#standBy();
      else this.#goOn();
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
    this.#cancelStandBy();
    this.#unwatch();
  }

  /** What another tab has written is for that tab to send, if it can. */
  #standBy(): void {
    this.#cancelStandBy();
    this.#cancelStandBy = this.#ports.timers.after(FIRST_DELAY, () => this.#goOn());
  }

  #goOn(): void {
    if (!this.#isWaiting) void this.#deliver();
  }

  async #deliver(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    for (let next = this.#next(); next !== undefined; next = this.#next()) await this.#attempt(next);
    this.#isSending = false;
  }

  #next(): QueuedMessage | undefined {
    return this.#hasEnded || this.#isWaiting ? undefined : this.#ports.outbox.of(this.#uid).find(({ isRefused }) => !isRefused);
  }

  async #attempt(message: QueuedMessage): Promise<void> {
    const { conversations, outbox } = this.#ports;
    const done = message.hasWaitingPhoto ? await storeWaitingPhoto(this.#ports, message) : await conversations.send(message);
    if (done.ok) {
      this.#settle();
      if (!message.hasWaitingPhoto) outbox.remove(message);
    } else if (!this.#hasEnded) this.#react(message, done.failure);
  }

  /** What fails once the writer has gone fails for want of them: it waits for their return. */
  #react(message: QueuedMessage, reason: SendFailure): void {
    if (!isFinal(reason) && !this.#isHopeless(message, reason)) {
      this.#retryLater();
      return;
    }
    this.#settle();
    this.#ports.outbox.change({ ...message, isRefused: true });
    this.#onRefused(message);
  }

  #isHopeless({ id }: QueuedMessage, reason: SendFailure): boolean {
    if (reason !== 'faulty') return false;
    this.#faults = { id, count: this.#faults.id === id ? this.#faults.count + 1 : 1 };
    return this.#faults.count >= FAULTY_ATTEMPTS;
  }

  #settle(): void {
    this.#delay = FIRST_DELAY;
    this.#faults = { id: '', count: 0 };
  }

  #retryLater(): void {
    this.#isWaiting = true;
    this.#cancelRetry = this.#ports.timers.after(this.#delay, () => {
      this.#isWaiting = false;
      void this.#deliver();
    });
    this.#delay = Math.min(2 * this.#delay, LONGEST_DELAY);
  }
}
