import { makeAutoObservable } from 'mobx';
import type { ContactInbox } from '../../../application/contact/ContactInbox';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { MessageGroup, ReceivedContactMessage } from '../../../domain/contact/ReceivedContactMessage';
import type { Result } from '../../../domain/shared/Result';
import { PagedList } from '../PagedList';
import type { PendingRemovalsViewModel } from '../removal/PendingRemovalsViewModel';
import { WaitingCount } from '../WaitingCount';

const INBOX_PAGE = 25;

/** The messages to the team, and how many wait: one for the whole administration, which shows the number on each screen. */
export class InboxViewModel {
  group: MessageGroup = 'open';
  readonly waiting: WaitingCount;
  readonly #list = new PagedList<ReceivedContactMessage>();
  readonly #inbox: ContactInbox;
  readonly #removals: Pick<PendingRemovalsViewModel, 'ids'>;

  constructor(inbox: ContactInbox, removals: Pick<PendingRemovalsViewModel, 'ids'>) {
    this.#inbox = inbox;
    this.#removals = removals;
    this.waiting = new WaitingCount((limit) => inbox.countOpen(limit));
    makeAutoObservable(this, { waiting: false }, { autoBind: true });
  }

  get status(): 'loading' | 'ready' | BackendFailure {
    return this.#list.status;
  }

  get hasMore(): boolean {
    return this.#list.hasMore;
  }

  /** Without those whose removal is pending. */
  get messages(): readonly ReceivedContactMessage[] {
    return this.#list.items.filter(({ id }) => !this.#removals.ids.has(id));
  }

  /** Reads the messages of a group from the first one. */
  async show(group: MessageGroup): Promise<void> {
    this.group = group;
    await this.#list.start((after) => this.#inbox.page(group, after, INBOX_PAGE));
  }

  /** Reads the next page, or again what could not be read. */
  async readMore(): Promise<void> {
    await this.#list.readMore();
  }

  /** Marks a message as handled by `admin`, or for null as waiting again: it leaves the group that is shown. */
  async mark(id: string, admin: string | null): Promise<Result<void, BackendFailure | 'missing'>> {
    const marked = await this.#inbox.mark(id, admin);
    if (marked.ok || marked.failure === 'missing') this.forget(id);
    return marked;
  }

  /** To be called once a message is no longer in the group that is shown. */
  forget(id: string): void {
    this.#list.remove((message) => message.id === id);
    void this.waiting.read();
  }
}
