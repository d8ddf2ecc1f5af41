import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { success } from '../../../domain/shared/Result';
import type { CardQuery } from './CardQuery';
import type { CardSource, FoundCard, FoundCards, FoundPage } from './CardSource';
import type { Later } from '../connection/SharedListeners';

/** Searches whose cards are followed: the one shown, and those that it tried on its way or proposes. */
const FOLLOWED_SEARCHES = 8;
/** A screen that comes back finds what it left. */
const RELEASE_DELAY = 5000;
/** The rules let nobody read more at once. */
const MOST_AT_ONCE = 100;

interface Stretch {
  readonly after: string | null;
  readonly first: Promise<FoundCards>;
  readonly stop: Unsubscribe;
  /** The latest told. */
  page: FoundPage | null;
  /** By the search of this number, the last time. */
  usedIn: number;
}

/**
 * The cards that the latest searches have read. Each query is followed in stretches, one for each time that more was asked for; what was
 * read once is not read again, and changes come by themselves.
 */
export class CardSubscriptions {
  readonly #source: CardSource;
  readonly #tellChange: () => void;
  readonly #later: Later;
  readonly #stretches = new Map<string, Stretch[]>();
  #search = 0;
  #keep: Unsubscribe = () => undefined;

  constructor(source: CardSource, tellChange: () => void, later: Later) {
    this.#source = source;
    this.#tellChange = tellChange;
    this.#later = later;
  }

  /** To be called before a search reads: what only older ones have read is let go. */
  beginSearch(): void {
    this.#search++;
    this.#release(({ usedIn }) => usedIn <= this.#search - FOLLOWED_SEARCHES);
  }

  /** Nobody watches: everything is let go after a while, unless `keep` is called. */
  releaseLater(): void {
    this.#keep();
    this.#keep = this.#later(() => this.#release(() => true), RELEASE_DELAY);
  }

  keep(): void {
    this.#keep();
    this.#keep = () => undefined;
  }

  /** The first cards of a query that are wanted, so many or all there are; those that are not wanted are read all the same. */
  async take(
    query: CardQuery,
    count: number,
    isWanted: (card: FoundCard) => boolean,
  ): Promise<BackendResult<TakenCards>> {
    const cards: FoundCard[] = [];
    let after: string | null = null;
    while (cards.length < count) {
      const found: FoundCards = await this.#stretchAfter(query, after, Math.min(count - cards.length, MOST_AT_ONCE));
      if (!found.ok) return found;
      const { cards: more, isFull, lastId } = found.value;
      cards.push(...more.filter((card) => goesAfter(card.id, after, query) && isWanted(card)));
      if (!isFull || lastId === null) return success({ cards, isAll: true });
      after = lastId;
    }
    return success({ cards, isAll: false });
  }

  async #stretchAfter(query: CardQuery, after: string | null, limit: number): Promise<FoundCards> {
    const key = JSON.stringify(query);
    const followed = this.#stretches.get(key) ?? [];
    this.#stretches.set(key, followed);
    const stretch = followed.find((one) => reaches(one, after, query)) ?? this.#follow(key, { query, after, limit });
    stretch.usedIn = this.#search;
    const first = await stretch.first;
    return stretch.page === null ? first : success(stretch.page);
  }

  #follow(
    key: string,
    request: { readonly query: CardQuery; readonly after: string | null; readonly limit: number },
  ): Stretch {
    const followed = this.#stretches.get(key) ?? [];
    let settle: (found: FoundCards) => void = () => undefined;
    const first = new Promise<FoundCards>((resolve) => (settle = resolve));
    const stop = this.#source.follow(request, (found) => {
      const isNews = stretch.page !== null;
      if (found.ok) stretch.page = found.value;
      else this.#forget(key, stretch);
      settle(found);
      if (isNews) this.#tellChange();
    });
    const stretch: Stretch = { after: request.after, first, stop, page: null, usedIn: this.#search };
    followed.push(stretch);
    return stretch;
  }

  #forget(key: string, stretch: Stretch): void {
    stretch.stop();
    this.#stretches.set(
      key,
      (this.#stretches.get(key) ?? []).filter((one) => one !== stretch),
    );
  }

  #release(isIdle: (stretch: Stretch) => boolean): void {
    for (const [key, followed] of this.#stretches) {
      for (const stretch of followed.filter(isIdle)) this.#forget(key, stretch);
      if (this.#stretches.get(key)?.length === 0) this.#stretches.delete(key);
    }
  }
}

export interface TakenCards {
  readonly cards: readonly FoundCard[];
  /** There are no more of the query. */
  readonly isAll: boolean;
}

/** Whether a stretch goes on from a card: it begins after it, or after one before it, since cards came and went. */
function reaches({ after: start, page }: Stretch, after: string | null, query: CardQuery): boolean {
  if (start === after) return true;
  if (start === null || after === null || page === null || page.lastId === null) return false;
  return goesAfter(after, start, query) && goesAfter(page.lastId, after, query);
}

export function goesAfter(id: string, after: string | null, { descending }: CardQuery): boolean {
  return after === null || (descending ? id < after : id > after);
}
