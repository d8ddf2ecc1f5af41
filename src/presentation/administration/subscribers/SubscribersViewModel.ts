import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { NewsletterRepository } from '../../../application/newsletter/NewsletterRepository';
import type { SubscriberRepository } from '../../../application/newsletter/SubscriberRepository';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Page } from '../../../application/shared/Page';
import type { Subscriber } from '../../../domain/newsletter/Subscriber';
import { EmailAddress } from '../../../domain/shared/EmailAddress';
import type { PendingRemovalsViewModel } from '../removal/PendingRemovalsViewModel';

export const SUBSCRIBERS_PAGE = 25;

/** The subscriptions to the newsletter, newest first, or the one that was searched for. */
export class SubscribersViewModel {
  status: 'loading' | 'ready' | BackendFailure = 'loading';
  /** Null until counted. */
  count: BackendResult<number> | null = null;
  /** What is typed into the search. */
  query = '';
  isInvalid = false;
  /** The address that was searched for; null: the list is shown. */
  searched: string | null = null;
  /** What was read, also that whose removal is pending. */
  loaded: readonly Subscriber[] = [];
  hasMore = false;
  #next: string | null = null;
  /** Which reading was begun last: the answers to former ones are not shown. */
  #reading = 0;
  readonly #subscribers: Pick<SubscriberRepository, 'page' | 'find'>;
  readonly #newsletter: Pick<NewsletterRepository, 'count'>;
  readonly #removals: Pick<PendingRemovalsViewModel, 'ids'>;

  constructor(
    subscribers: Pick<SubscriberRepository, 'page' | 'find'>,
    newsletter: Pick<NewsletterRepository, 'count'>,
    removals: Pick<PendingRemovalsViewModel, 'ids'>,
  ) {
    this.#subscribers = subscribers;
    this.#newsletter = newsletter;
    this.#removals = removals;
    makeAutoObservable(this, { count: observableRef, loaded: observableRef }, { autoBind: true });
  }

  get subscribers(): readonly Subscriber[] {
    return this.loaded.filter(({ id }) => !this.#removals.ids.has(id));
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
    if (this.searched !== null) return this.find(this.searched);
    if (this.total === null) void this.#newsletter.count().then(this.showCount);
    await this.readMore();
  }

  async readFromStart(): Promise<void> {
    this.searched = null;
    this.query = '';
    this.isInvalid = false;
    this.loaded = [];
    this.hasMore = false;
    this.#next = null;
    await this.readMore();
  }

  /** Reads the next page. */
  async readMore(): Promise<void> {
    const reading = this.#begin();
    const page = await this.#subscribers.page(this.#next, SUBSCRIBERS_PAGE);
    runInAction(() => {
      if (reading === this.#reading) this.#showPage(page);
    });
  }

  type(query: string): void {
    this.query = query;
    this.isInvalid = false;
  }

  /** False: what is typed is no address. */
  async submit(): Promise<boolean> {
    const email = EmailAddress.parse(this.query);
    this.isInvalid = !email.ok;
    if (email.ok) await this.find(email.value.value);
    return email.ok;
  }

  async find(address: string): Promise<void> {
    const email = EmailAddress.parse(address);
    if (!email.ok) return;
    const reading = this.#begin();
    this.searched = address;
    this.loaded = [];
    this.hasMore = false;
    const found = await this.#subscribers.find(email.value);
    runInAction(() => {
      if (reading !== this.#reading) return;
      this.status = found.ok ? 'ready' : found.failure;
      this.loaded = found.ok && found.value !== null ? [found.value] : [];
    });
  }

  /** To be called once a subscription is removed. */
  forget(id: string): void {
    this.loaded = this.loaded.filter((subscriber) => subscriber.id !== id);
    if (this.count?.ok === true) this.count = { ok: true, value: Math.max(0, this.count.value - 1) };
  }

  #begin(): number {
    this.status = 'loading';
    this.#reading += 1;
    return this.#reading;
  }

  #showPage(page: BackendResult<Page<Subscriber>>): void {
    this.status = page.ok ? 'ready' : page.failure;
    if (!page.ok) return;
    this.loaded = [...this.loaded, ...page.value.items];
    this.#next = page.value.next;
    this.hasMore = page.value.next !== null;
  }
}
