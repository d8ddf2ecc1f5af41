import type { Timers } from '../shared/Timers';
import type { Unsubscribe } from '../shared/Unsubscribe';
import type { PhotoRepository } from '../listings/PhotoRepository';
import type { BackendStatus } from '../resilience/BackendStatus';
import { RetryDelay } from '../resilience/RetryDelay';
import type { ConversationRepository, SendFailure } from './ConversationRepository';
import type { MessageOutbox, QueuedMessage } from './MessageOutbox';
import { uploadQueuedPhoto, type StorePhotoFailure } from './uploadQueuedPhoto';
import type { PhotoUploadQueue } from './PhotoUploadQueue';

/** Milliseconds that another tab has to send what it has written. */
const STAND_BY = 2000;

/**
 * Attempts at a message that the backend answers with an error. By then, messages behind it have waited long enough.
 */
const FAULTY_ATTEMPTS = 5;

type DeliveryFailure = SendFailure | StorePhotoFailure;

/** Failures that a retry cannot change, or not soon: the writer decides. */
const isFinal = (reason: DeliveryFailure) => reason === 'denied' || reason === 'unknown' || typeof reason === 'object';

interface Ports {
  readonly conversations: Pick<ConversationRepository, 'send'>;
  readonly outbox: MessageOutbox;
  readonly uploads: Pick<PhotoUploadQueue, 'removeOrphans' | 'process'>;
  readonly photos: Pick<PhotoRepository, 'store'>;
  readonly timers: Timers;
}

export type OnRefused = (message: QueuedMessage) => void;

/**
 * Sends the messages of the outbox one after the other, each photo before its message. Another tab may do the same a
 * moment later: since writers choose the ids, a message that both send is stored once. The next message is sent only
 * when the current one is settled. A photo that cannot be stored only holds back the messages behind it in its
 * conversation.
 */
export class MessageDelivery {
  readonly #ports: Ports;
  readonly #backendStatus: BackendStatus;

  constructor(
    conversations: Ports['conversations'],
    outbox: MessageOutbox,
    waiting: Ports['uploads'],
    photos: Ports['photos'],
    timers: Timers,
    backendStatus: BackendStatus,
  ) {
    this.#ports = { conversations, outbox, uploads: waiting, photos, timers };
    this.#backendStatus = backendStatus;
  }

  /**
   * Delivers for this person until the result is called, and at once whenever the backend is reachable again. `onRefused`
   * gets each message that is refused for good.
   */
  start(uid: string, onRefused: OnRefused): Unsubscribe {
    const delivery = new Delivery(uid, this.#ports, onRefused);
    void this.#ports.uploads.removeOrphans(
      uid,
      this.#ports.outbox.of(uid).map(({ id }) => id),
    );
    delivery.retryNow();
    const unsubscribe = this.#backendStatus.subscribe(({ kind }) => delivery.setOnline(kind === 'ready'));
    return () => {
      unsubscribe();
      delivery.end();
    };
  }
}

class Delivery {
  readonly #uid: string;
  readonly #ports: Ports;
  readonly #onRefused: OnRefused;
  readonly #unwatch: Unsubscribe;
  readonly #retryDelay = new RetryDelay();
  /** `null`: no retry is scheduled. */
  #cancelRetry: Unsubscribe | null = null;
  #cancelStandBy: Unsubscribe = () => undefined;
  #isSending = false;
  #isWaiting = false;
  #hasEnded = false;
  #hasNetwork = false;
  /** Conversations held back until the next attempt at their photo. */
  readonly #held = new Set<string>();
  /** Errors of the backend, by message id. */
  readonly #faults = new Map<string, number>();

  constructor(uid: string, ports: Ports, onRefused: OnRefused) {
    this.#uid = uid;
    this.#ports = ports;
    this.#onRefused = onRefused;
    this.#unwatch = ports.outbox.subscribe(uid, (isElsewhere) => {
      if (isElsewhere) this.#standBy();
      else void this.#deliver();
    });
  }

  setOnline(hasNetwork: boolean): void {
    this.#hasNetwork = hasNetwork;
    if (!hasNetwork) return;
    this.#retryDelay.reset();
    this.retryNow();
  }

  retryNow(): void {
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    this.#isWaiting = false;
    this.#held.clear();
    void this.#deliver();
  }

  end(): void {
    this.#hasEnded = true;
    this.#cancelRetry?.();
    this.#cancelStandBy();
    this.#unwatch();
  }

  /** Waits before sending what another tab has written: that tab sends it, if it can. */
  #standBy(): void {
    this.#cancelStandBy();
    this.#cancelStandBy = this.#ports.timers.after(STAND_BY, () => void this.#deliver());
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

  /** After `end`, failures are ignored: the person has signed out, and the message waits for their return. */
  #react(message: QueuedMessage, reason: DeliveryFailure): void {
    if (!isFinal(reason) && !this.#isHopeless(message, reason)) {
      if (message.hasWaitingPhoto) this.#held.add(message.conversationId);
      else this.#isWaiting = true;
      this.#scheduleRetry();
      return;
    }
    this.#settle(message);
    this.#ports.outbox.change({
      ...message,
      isRefused: true,
      refusedUntil: typeof reason === 'object' && reason.kind !== 'closed' ? reason.until : null,
      isRestricted: typeof reason === 'object' && reason.kind === 'restricted',
      closedSince: typeof reason === 'object' && reason.kind === 'closed' ? reason.since : null,
      ...(reason === 'lost' ? { isPhotoLost: true } : {}),
    });
    this.#onRefused(message);
  }

  /** The photo storage alone can be unreachable for good: a firewall, an exhausted quota. */
  #isHopeless({ hasWaitingPhoto, id }: QueuedMessage, reason: DeliveryFailure): boolean {
    const isFault = reason === 'faulty' || reason === 'lost' || (hasWaitingPhoto && this.#hasNetwork);
    if (!isFault) return false;
    const count = (this.#faults.get(id) ?? 0) + 1;
    this.#faults.set(id, count);
    return count >= FAULTY_ATTEMPTS;
  }

  #settle({ id }: QueuedMessage): void {
    this.#faults.delete(id);
    if (this.#held.size === 0) this.#retryDelay.reset();
  }

  /** One retry for all messages that wait. */
  #scheduleRetry(): void {
    if (this.#cancelRetry !== null) return;
    this.#cancelRetry = this.#ports.timers.after(this.#retryDelay.take(), () => this.retryNow());
  }
}
