import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { success } from '../../../domain/shared/Result';
import type { CardQuery } from './CardQuery';
import type { CardSource, FoundCard, FoundCards, FoundPage } from './CardSource';
import type { Schedule } from '../connection/SharedListeners';

/** The number of latest searches whose pages stay subscribed: the one shown, and corrections or suggestions around it. */
const SUBSCRIBED_SEARCHES = 8;
/** Milliseconds after the last listener has left, so that a screen that is reopened finds its cards. */
const RELEASE_DELAY = 5000;
/** The limit that the rules set for one query. */
const MAXIMUM_LIMIT = 100;

interface PageSubscription {
  readonly after: string | null;
  readonly first: Promise<FoundCards>;
  readonly stop: Unsubscribe;
  /** The latest value; null before the first. */
  page: FoundPage | null;
  /** The number of the last search that used it. */
  lastUsedBy: number;
}

/**
 * Caches the cards that the latest searches have read. Each query has a list of subscribed pages, one for each time that more cards
 * were needed: no document is read twice, and changes arrive through the subscriptions.
 */
export class CardSubscriptions {
  readonly #source: CardSource;
  readonly #emitChange: () => void;
  readonly #schedule: Schedule;
  readonly #subscriptions = new Map<string, PageSubscription[]>();
  #search = 0;
  #cancelRelease: Unsubscribe = () => undefined;

  constructor(source: CardSource, emitChange: () => void, schedule: Schedule) {
    this.#source = source;
    this.#emitChange = emitChange;
    this.#schedule = schedule;
  }

  /** Must be called before a search reads. Ends the subscriptions that no recent search has used. */
  beginSearch(): void {
    this.#search++;
    this.#release(({ lastUsedBy }) => lastUsedBy <= this.#search - SUBSCRIBED_SEARCHES);
  }

  /** Ends all subscriptions after `RELEASE_DELAY`, unless `cancelRelease` is called before. */
  scheduleRelease(): void {
    this.#cancelRelease();
    this.#cancelRelease = this.#schedule(() => this.#release(() => true), RELEASE_DELAY);
  }

  cancelRelease(): void {
    this.#cancelRelease();
    this.#cancelRelease = () => undefined;
  }

  /** The first `count` cards of a query that meet `isWanted`, or all of them. The others are read too. */
  async take(
    query: CardQuery,
    count: number,
    isWanted: (card: FoundCard) => boolean,
  ): Promise<BackendResult<CardBatch>> {
    const cards: FoundCard[] = [];
    let after: string | null = null;
    while (cards.length < count) {
      const found: FoundCards = await this.#pageAfter(query, after, Math.min(count - cards.length, MAXIMUM_LIMIT));
      if (!found.ok) return found;
      const { cards: more, isFull, lastId } = found.value;
      cards.push(...more.filter((card) => comesAfter(card.id, after, query) && isWanted(card)));
      if (!isFull || lastId === null) return success({ cards, isExhausted: true });
      after = lastId;
    }
    return success({ cards, isExhausted: false });
  }

  async #pageAfter(query: CardQuery, after: string | null, limit: number): Promise<FoundCards> {
    const key = JSON.stringify(query);
    const subscriptions = this.#subscriptions.get(key) ?? [];
    this.#subscriptions.set(key, subscriptions);
    const subscription =
      subscriptions.find((one) => covers(one, after, query)) ?? this.#subscribe(key, { query, after, limit });
    subscription.lastUsedBy = this.#search;
    const first = await subscription.first;
    return subscription.page === null ? first : success(subscription.page);
  }

  #subscribe(
    key: string,
    request: { readonly query: CardQuery; readonly after: string | null; readonly limit: number },
  ): PageSubscription {
    const subscriptions = this.#subscriptions.get(key) ?? [];
    let settle: (found: FoundCards) => void = () => undefined;
    const first = new Promise<FoundCards>((resolve) => (settle = resolve));
    const stop = this.#source.subscribe(request, (found) => {
      const isUpdate = subscription.page !== null;
      if (found.ok) subscription.page = found.value;
      else this.#end(key, subscription);
      settle(found);
      if (isUpdate) this.#emitChange();
    });
    const subscription: PageSubscription = { after: request.after, first, stop, page: null, lastUsedBy: this.#search };
    subscriptions.push(subscription);
    return subscription;
  }

  #end(key: string, subscription: PageSubscription): void {
    subscription.stop();
    this.#subscriptions.set(
      key,
      (this.#subscriptions.get(key) ?? []).filter((one) => one !== subscription),
    );
  }

  #release(isIdle: (subscription: PageSubscription) => boolean): void {
    for (const [key, subscriptions] of this.#subscriptions) {
      for (const subscription of subscriptions.filter(isIdle)) this.#end(key, subscription);
      if (this.#subscriptions.get(key)?.length === 0) this.#subscriptions.delete(key);
    }
  }
}

export interface CardBatch {
  readonly cards: readonly FoundCard[];
  /** Whether the query has no more cards. */
  readonly isExhausted: boolean;
}

/** Whether a page contains the cards after an id: it starts there, or it starts earlier and ends later since cards were added or removed. */
function covers({ after: start, page }: PageSubscription, after: string | null, query: CardQuery): boolean {
  if (start === after) return true;
  if (start === null || after === null || page === null || page.lastId === null) return false;
  return comesAfter(after, start, query) && comesAfter(page.lastId, after, query);
}

export function comesAfter(id: string, after: string | null, { descending }: CardQuery): boolean {
  return after === null || (descending ? id < after : id > after);
}
