import { makeAutoObservable, observableRef } from 'mobx';
import type { NewsletterRepository } from '../../../application/newsletter/NewsletterRepository';
import type { MessageMails } from '../../../application/notifications/MessageMails';
import type { SubscriberRepository } from '../../../application/newsletter/SubscriberRepository';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Subscriber } from '../../../domain/newsletter/Subscriber';
import { EmailAddress } from '../../../domain/shared/EmailAddress';
import { success } from '../../../domain/shared/Result';
import { PagedList } from '../PagedList';
import type { PendingRemovalsViewModel } from '../removal/PendingRemovalsViewModel';

const SUBSCRIBERS_PAGE = 25;

/** The subscriptions to the newsletter, newest first, or the one that was searched for. */
export class SubscribersViewModel {
  /** Null until counted. */
  count: BackendResult<number> | null = null;
  /** What is typed into the search. */
  query = '';
  isInvalid = false;
  /** The address that was searched for; null: the list is shown. */
  searched: string | null = null;
  /** Whether addresses are asked for a confirmation. */
  readonly asksConfirmation: boolean;
  /** What was read, also that whose removal is pending. */
  readonly #list = new PagedList<Subscriber>();
  readonly #subscribers: Pick<SubscriberRepository, 'page' | 'find'>;
  readonly #newsletter: Pick<NewsletterRepository, 'count'>;
  readonly #removals: Pick<PendingRemovalsViewModel, 'ids'>;

  constructor(
    subscribers: Pick<SubscriberRepository, 'page' | 'find'>,
    newsletter: Pick<NewsletterRepository, 'count'>,
    removals: Pick<PendingRemovalsViewModel, 'ids'>,
    mails: Pick<MessageMails, 'areSent'>,
  ) {
    this.#subscribers = subscribers;
    this.#newsletter = newsletter;
    this.#removals = removals;
    this.asksConfirmation = mails.areSent;
    makeAutoObservable(this, { count: observableRef }, { autoBind: true });
  }

  get status(): 'loading' | 'ready' | BackendFailure {
    return this.#list.status;
  }

  get hasMore(): boolean {
    return this.#list.hasMore;
  }

  get subscribers(): readonly Subscriber[] {
    return this.#list.items.filter(({ id }) => !this.#removals.ids.has(id));
  }

  /** Null: not known. */
  get total(): number | null {
    return this.count?.ok === true ? this.count.value : null;
  }

  async start(): Promise<void> {
    void this.#newsletter.count().then(this.showCount);
    await this.readFromStart();
  }

  showCount(count: BackendResult<number>): void {
    this.count = count;
  }

  /** Reads again what could not be read. */
  async retry(): Promise<void> {
    if (this.searched === null && this.total === null) void this.#newsletter.count().then(this.showCount);
    await this.readMore();
  }

  async readFromStart(): Promise<void> {
    this.searched = null;
    this.query = '';
    this.isInvalid = false;
    await this.#list.start((after) => this.#subscribers.page(after, SUBSCRIBERS_PAGE));
  }

  /** Reads the next page. */
  async readMore(): Promise<void> {
    await this.#list.readMore();
  }

  type(query: string): void {
    this.query = query;
    this.isInvalid = false;
  }

  /** False: what is typed is no address. */
  async submit(): Promise<boolean> {
    const email = EmailAddress.parse(this.query);
    this.isInvalid = !email.ok;
    if (!email.ok) return false;
    this.searched = email.value.value;
    await this.#list.start(async () => {
      const found = await this.#subscribers.find(email.value);
      return found.ok ? success({ items: found.value === null ? [] : [found.value], next: null }) : found;
    });
    return true;
  }

  /** To be called once a subscription is removed. */
  forget(id: string): void {
    this.#list.remove((subscriber) => subscriber.id === id);
    if (this.count?.ok === true) this.count = { ok: true, value: Math.max(0, this.count.value - 1) };
  }
}
