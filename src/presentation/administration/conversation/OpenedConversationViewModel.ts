import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type {
  OpenedConversation,
  OpenedConversationRepository,
} from '../../../application/moderation/OpenedConversationRepository';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Message } from '../../../domain/messaging/Message';
import {
  isOpen,
  OPENED_FOR,
  openingReasonError,
  openingReasonLength,
  type OpeningRefusal,
} from '../../../domain/moderation/openConversation';
import type { Instant } from '../../../domain/shared/Instant';
import { success } from '../../../domain/shared/Result';
import { trimmedText } from '../../../domain/shared/trimmedText';

/** How many messages are read at once. With the rest of a case, whose conversation two people can report, it makes about thirty reads. */
export const MESSAGES_PAGE = 25;

export type OpeningFailure = OpeningRefusal | BackendFailure;

/** The conversation of a case: sealed until the admin opens it by an entry of the journal. */
export class OpenedConversationViewModel {
  status: 'loading' | 'ready' | BackendFailure = 'loading';
  /** Null while it is sealed. */
  opened: OpenedConversation | null = null;
  /** Oldest first. */
  messages: readonly Message[] = [];
  /** Whether there may be older messages. */
  hasMore = false;
  /** Of the older messages. */
  olderStatus: 'ready' | 'loading' | BackendFailure = 'ready';
  /** Why the admin opens it. */
  reason = '';
  isOpening = false;
  /** Why it stays sealed. */
  failure: OpeningFailure | null = null;
  readonly #repository: OpenedConversationRepository;
  #conversationId = '';
  #admin = '';

  constructor(repository: OpenedConversationRepository) {
    this.#repository = repository;
    makeAutoObservable(this, { opened: observableRef, messages: observableRef }, { autoBind: true });
  }

  get length(): number {
    return trimmedText(this.reason).length;
  }

  /** Null while it is sealed. */
  get openUntil(): Instant | null {
    return this.opened === null ? null : this.opened.openedAt + OPENED_FOR;
  }

  /** Whether the day of the opening is over; what was read is not shown any longer. */
  isOpenAt(now: Instant): boolean {
    return this.opened !== null && isOpen(this.opened.openedAt, now);
  }

  async load(conversationId: string, admin: string): Promise<void> {
    this.#conversationId = conversationId;
    this.#admin = admin;
    await this.retry();
  }

  async retry(): Promise<void> {
    this.status = 'loading';
    await this.#read();
  }

  type(reason: string): void {
    this.reason = reason.slice(0, openingReasonLength.maximum);
    this.failure = null;
  }

  /** True: the conversation is open, and its messages are there. */
  async open(): Promise<boolean> {
    if (this.isOpening) return false;
    this.failure = openingReasonError(this.reason);
    if (this.failure !== null) return false;
    this.isOpening = true;
    const order = { by: this.#admin, conversationId: this.#conversationId, reason: this.reason };
    const result = await this.#repository.open(order);
    if (result.ok) await this.#read();
    runInAction(() => {
      this.isOpening = false;
      this.failure = result.ok ? null : result.failure;
      if (result.ok) this.reason = '';
    });
    return result.ok && this.opened !== null;
  }

  /** Reads the page before the oldest message; how many messages it has. */
  async loadOlder(): Promise<number> {
    const [oldest] = this.messages;
    if (oldest === undefined || this.olderStatus === 'loading') return 0;
    this.olderStatus = 'loading';
    const page = await this.#repository.messages(this.#conversationId, oldest, MESSAGES_PAGE);
    runInAction(() => {
      this.olderStatus = page.ok ? 'ready' : page.failure;
      if (page.ok) this.#show([...page.value, ...this.messages], page.value);
    });
    return page.ok ? page.value.length : 0;
  }

  async #read(): Promise<void> {
    const found = await this.#repository.find(this.#conversationId, this.#admin);
    const messages: BackendResult<readonly Message[]> =
      found.ok && found.value !== null
        ? await this.#repository.messages(this.#conversationId, null, MESSAGES_PAGE)
        : success([]);
    runInAction(() => {
      if (found.ok && messages.ok) {
        this.status = 'ready';
        this.opened = found.value;
        this.#show(messages.value, messages.value);
      } else if (!found.ok) this.status = found.failure;
      else if (!messages.ok) this.status = messages.failure;
    });
  }

  #show(messages: readonly Message[], page: readonly Message[]): void {
    this.messages = messages;
    this.hasMore = page.length === MESSAGES_PAGE;
  }
}
