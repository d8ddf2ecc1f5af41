import type { Timers } from '../shared/Timers';
import type { Unsubscribe } from '../shared/Unsubscribe';
import type { PhotoRepository } from '../listings/PhotoRepository';
import type { ConversationRepository } from './ConversationRepository';
import type { MessageOutbox, QueuedMessage } from './MessageOutbox';
import { uploadQueuedPhoto, type StorePhotoFailure } from './uploadQueuedPhoto';
import type { PhotoUploadQueue } from './PhotoUploadQueue';

/** Milliseconds until the next attempt: doubling up to the longest. */
const FIRST_DELAY = 2000;
const LONGEST_DELAY = 30_000;

/** Attempts at a message that the backend answers with a fault; others have waited for it long enough by then. */
const FAULTY_ATTEMPTS = 5;

/** Trying again changes nothing about these. */
const isFinal = (reason: StorePhotoFailure) => reason === 'denied' || reason === 'unknown';

interface Ports {
  readonly conversations: Pick<ConversationRepository, 'send'>;
  readonly outbox: MessageOutbox;
  readonly uploads: Pick<PhotoUploadQueue, 'removeOrphans' | 'process'>;
  readonly photos: Pick<PhotoRepository, 'store'>;
  readonly timers: Timers;
}

export type OnRefused = (message: QueuedMessage) => void;

/**
 * Sends what waits in the outbox, one message after the other, its photo first. Another tab may do the same, a moment later: since
 * ids are chosen by the writer, what both send is stored once, and neither goes on before the message at hand is settled. Only a photo
 * that cannot be stored is passed over for a while, with what stands behind it in its conversation.
 */
export class MessageDelivery {
  readonly #ports: Ports;

  constructor(
    conversations: Ports['conversations'],
    outbox: MessageOutbox,
    waiting: Ports['uploads'],
    photos: Ports['photos'],
    timers: Timers,
  ) {
    this.#ports = { conversations, outbox, uploads: waiting, photos, timers };
  }

  /** Delivers for this person until ended; `onRefused` hears of what is set aside. */
  start(uid: string, onRefused: OnRefused): Delivery {
    const delivery = new Delivery(uid, this.#ports, onRefused);
    void this.#ports.uploads.removeOrphans(
      uid,
      this.#ports.outbox.of(uid).map(({ id }) => id),
    );
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
  /** Null: there will be none. */
  #cancelRetry: Unsubscribe | null = null;
  #cancelStandBy: Unsubscribe = () => undefined;
  #isSending = false;
  #isWaiting = false;
  #hasEnded = false;
  #hasNetwork = false;
  /** Conversations whose next photo waits for another attempt. */
  readonly #held = new Set<string>();
  /** By message, how often it was answered with a fault. */
  readonly #faults = new Map<string, number>();

  constructor(uid: string, ports: Ports, onRefused: OnRefused) {
    this.#uid = uid;
    this.#ports = ports;
    this.#onRefused = onRefused;
    this.#unwatch = ports.outbox.subscribe(uid, (isElsewhere) => {
      if (isElsewhere) this.#standBy();
      else this.#deliverUnlessWaiting();
    });
  }

  /** The backend may be within reach again: tries at once. */
  wake(): void {
    this.#delay = FIRST_DELAY;
    this.#retryNow();
  }

  setOnline(hasNetwork: boolean): void {
    this.#hasNetwork = hasNetwork;
    if (hasNetwork) this.wake();
  }

  end(): void {
    this.#hasEnded = true;
    this.#cancelRetry?.();
    this.#cancelStandBy();
    this.#unwatch();
  }

  /** What another tab has written is for that tab to send, if it can. */
  #standBy(): void {
    this.#cancelStandBy();
    this.#cancelStandBy = this.#ports.timers.after(FIRST_DELAY, () => this.#deliverUnlessWaiting());
  }

  #deliverUnlessWaiting(): void {
    if (!this.#isWaiting) void this.#deliver();
  }

  async #deliver(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      for (let next = this.#next(); next !== undefined; next = this.#next()) await this.#attempt(next);
    } finally {
      this.#isSending = false;
    }
  }

  #next(): QueuedMessage | undefined {
    if (this.#hasEnded || this.#isWaiting) return undefined;
    return this.#ports.outbox
      .of(this.#uid)
      .find(({ conversationId, isRefused }) => !isRefused && !this.#held.has(conversationId));
  }

  async #attempt(message: QueuedMessage): Promise<void> {
    const { conversations, outbox } = this.#ports;
    const done = message.hasWaitingPhoto
      ? await uploadQueuedPhoto(this.#ports, message)
      : await conversations.send(message);
    if (done.ok) {
      this.#settle(message);
      if (!message.hasWaitingPhoto) outbox.remove(message);
    } else if (!this.#hasEnded) this.#react(message, done.failure);
  }

  /** What fails once the writer has gone fails for want of them: it waits for their return. */
  #react(message: QueuedMessage, reason: StorePhotoFailure): void {
    if (!isFinal(reason) && !this.#isHopeless(message, reason)) {
      if (message.hasWaitingPhoto) this.#held.add(message.conversationId);
      else this.#isWaiting = true;
      this.#scheduleRetry();
      return;
    }
    this.#settle(message);
    this.#ports.outbox.change({ ...message, isRefused: true, ...(reason === 'lost' ? { isPhotoLost: true } : {}) });
    this.#onRefused(message);
  }

  /** Where photos are kept can be out of reach by itself, for good: a firewall, an exhausted quota. */
  #isHopeless({ hasWaitingPhoto, id }: QueuedMessage, reason: StorePhotoFailure): boolean {
    const isFault = reason === 'faulty' || reason === 'lost' || (hasWaitingPhoto && this.#hasNetwork);
    if (!isFault) return false;
    const count = (this.#faults.get(id) ?? 0) + 1;
    this.#faults.set(id, count);
    return count >= FAULTY_ATTEMPTS;
  }

  #settle({ id }: QueuedMessage): void {
    this.#faults.delete(id);
    if (this.#held.size === 0) this.#delay = FIRST_DELAY;
  }

  /** Once for whatever waits. */
  #scheduleRetry(): void {
    if (this.#cancelRetry !== null) return;
    this.#cancelRetry = this.#ports.timers.after(this.#delay, () => this.#retryNow());
    this.#delay = Math.min(2 * this.#delay, LONGEST_DELAY);
  }

  #retryNow(): void {
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    this.#isWaiting = false;
    this.#held.clear();
    void this.#deliver();
  }
}
