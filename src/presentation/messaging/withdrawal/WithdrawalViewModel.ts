import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { WithdrawalFailure } from '../../../application/messaging/ConversationRepository';
import type { QueuedMessage } from '../../../application/messaging/MessageOutbox';
import type { WithdrawMessage } from '../../../application/messaging/WithdrawMessage';
import type { BackendState, BackendStatus } from '../../../application/resilience/BackendStatus';
import type { Clock } from '../../../application/shared/Clock';
import type { Timers } from '../../../application/shared/Timers';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { Message } from '../../../domain/messaging/Message';
import { isWithdrawable, WITHDRAWAL_WINDOW } from '../../../domain/messaging/withdrawMessage';
import type { Instant } from '../../../domain/shared/Instant';
import { success, type Result } from '../../../domain/shared/Result';

/** A message of the open conversation, which is stored unless it is on its way. */
export interface ShownMessage extends Message {
  readonly isOwn: boolean;
  /** Of one’s own messages: `waiting`, `refused`, or how far a stored one has come. */
  readonly progress: string | null;
  /** As it stands in the outbox. */
  readonly queued: QueuedMessage | null;
}

interface Thread {
  readonly entries: readonly ShownMessage[];
  discard(message: QueuedMessage): void;
}

/** The field that gets the text of a withdrawn message. */
export interface TextField {
  focusField(): void;
  /** Returns whether the field has taken the text. */
  takeBack(text: string): boolean;
}

/** What a screen reader says: whose message was withdrawn, and whether its text is in the field. */
export interface WithdrawalNews {
  readonly messageId: string;
  readonly about: 'own' | 'own-text' | 'other';
}

/**
 * Which of one’s own messages in one conversation can be withdrawn now: those that were stored a moment ago, and, without a network, those that
 * wait for it.
 */
export class WithdrawalViewModel {
  news: WithdrawalNews | null = null;
  /** Ids of messages whose time is not over. */
  open: readonly string[] = [];
  /** Ids of messages that are being withdrawn. */
  pending: readonly string[] = [];
  isOffline = false;
  readonly #withdraw: WithdrawMessage;
  readonly #backend: BackendStatus;
  readonly #clock: Clock;
  readonly #timers: Timers;
  #thread: Thread | null = null;
  #conversationId = '';
  #known: ReadonlyMap<string, ShownMessage> = new Map();
  #ends: Unsubscribe[] = [];

  constructor(withdraw: WithdrawMessage, backend: BackendStatus, clock: Clock, timers: Timers) {
    this.#withdraw = withdraw;
    this.#backend = backend;
    this.#clock = clock;
    this.#timers = timers;
    makeAutoObservable(this, { news: observableRef, open: observableRef, pending: observableRef }, { autoBind: true });
  }

  follow(conversationId: string, thread: Thread): Unsubscribe {
    this.#conversationId = conversationId;
    this.#thread = thread;
    this.#ends = [
      reaction(() => thread.entries, this.show, { fireImmediately: true }),
      this.#backend.subscribe(this.showBackend),
    ];
    return () => this.stop();
  }

  stop(): void {
    this.#ends.forEach((end) => end());
    this.#ends = [];
    this.#known = new Map();
    this.open = [];
  }

  show(entries: readonly ShownMessage[]): void {
    const before = this.#known;
    this.#known = new Map(entries.map((entry) => [entry.id, entry]));
    for (const entry of entries) this.compare(entry, before.get(entry.id));
  }

  /**
   * A message that was on its way is open from when it is stored, so that the clock of this device does not matter; one that was stored
   * before the conversation was opened, from the time of the server.
   */
  compare(entry: ShownMessage, before: ShownMessage | undefined): void {
    const { id, content, isOwn, sentAt } = entry;
    if (content.kind === 'withdrawn') {
      this.close(id);
      if (!isOwn && before !== undefined && before.content.kind !== 'withdrawn')
        this.news = { messageId: id, about: 'other' };
    } else if (isOwn && isWithdrawable(content) && isStored(entry) && (before === undefined || !isStored(before)))
      this.openFrom(id, before === undefined ? sentAt : this.#clock.now());
  }

  openFrom(id: string, moment: Instant): void {
    const age = this.#clock.now() - moment;
    if (age < 0 || age >= WITHDRAWAL_WINDOW) return;
    this.open = [...this.open, id];
    this.#ends.push(this.#timers.after(WITHDRAWAL_WINDOW - age, () => this.close(id)));
  }

  close(id: string): void {
    if (this.open.includes(id)) this.open = this.open.filter((one) => one !== id);
  }

  showBackend({ kind }: BackendState): void {
    this.isOffline = kind === 'offline';
  }

  mayWithdraw(message: ShownMessage): boolean {
    if (this.pending.includes(message.id)) return false;
    return this.open.includes(message.id) || this.isHeldBack(message);
  }

  /** Nobody can see it before there is a network again. */
  isHeldBack({ progress, queued }: ShownMessage): boolean {
    return this.isOffline && queued !== null && progress === 'waiting';
  }

  /** The focus goes to the field at once, the text once the message is withdrawn. Returns what has failed. */
  async withdraw(message: ShownMessage, field: TextField): Promise<WithdrawalFailure | null> {
    const { id, content } = message;
    this.pending = [...this.pending, id];
    field.focusField();
    const done = await this.#execute(message);
    runInAction(() => {
      this.pending = this.pending.filter((one) => one !== id);
      if (done.ok || done.failure === 'too-late') this.close(id);
      if (!done.ok) return;
      const isTaken = content.kind === 'text' && field.takeBack(content.text);
      this.news = { messageId: id, about: isTaken ? 'own-text' : 'own' };
    });
    return done.ok ? null : done.failure;
  }

  async #execute(message: ShownMessage): Promise<Result<void, WithdrawalFailure>> {
    const { queued } = message;
    if (queued === null || !this.isHeldBack(message)) return this.#withdraw.execute(this.#conversationId, message);
    this.#thread?.discard(queued);
    return success();
  }
}

function isStored({ progress }: ShownMessage): boolean {
  return progress !== 'waiting' && progress !== 'refused';
}
