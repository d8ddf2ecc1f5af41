import type { ContactInbox } from '../../../../src/application/contact/ContactInbox';
import type { BackendFailure } from '../../../../src/application/shared/BackendFailure';
import type { BackendResult } from '../../../../src/application/shared/BackendResult';
import type { Clock } from '../../../../src/application/shared/Clock';
import type { Page } from '../../../../src/application/shared/Page';
import {
  inboxPage,
  type MessageGroup,
  type ReceivedContactMessage,
} from '../../../../src/domain/contact/ReceivedContactMessage';
import { failure, success, type Result } from '../../../../src/domain/shared/Result';

/** The inbox as the person `admin` sees it; null: as somebody who is no admin. */
export class InMemoryContactInbox implements ContactInbox {
  readonly #clock: Clock;
  readonly #admin: string | null;
  readonly #messages: Map<string, ReceivedContactMessage>;

  constructor(clock: Clock, admin: string | null, messages = new Map<string, ReceivedContactMessage>()) {
    this.#clock = clock;
    this.#admin = admin;
    this.#messages = messages;
  }

  get messages(): readonly ReceivedContactMessage[] {
    return [...this.#messages.values()];
  }

  give(...messages: readonly ReceivedContactMessage[]): void {
    for (const message of messages) this.#messages.set(message.id, message);
  }

  async page(
    group: MessageGroup,
    after: string | null,
    limit: number,
  ): Promise<BackendResult<Page<ReceivedContactMessage>>> {
    return this.#admin === null ? failure('denied') : success(inboxPage(this.messages, group, after, limit));
  }

  async countOpen(limit: number): Promise<BackendResult<number>> {
    return this.#admin === null
      ? failure('denied')
      : success(inboxPage(this.messages, 'open', null, limit).items.length);
  }

  async mark(id: string, admin: string | null): Promise<Result<void, BackendFailure | 'missing'>> {
    if (this.#admin === null || (admin !== null && admin !== this.#admin)) return failure('denied');
    const message = this.#messages.get(id);
    if (message === undefined) return failure('missing');
    this.give({ ...message, handled: admin === null ? null : { by: admin, at: this.#clock.now() } });
    return success();
  }

  async remove(id: string): Promise<BackendResult<void>> {
    if (this.#admin === null) return failure('denied');
    this.#messages.delete(id);
    return success();
  }
}
