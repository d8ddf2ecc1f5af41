import type { Listing } from '../../../src/domain/listings/Listing';
import type { BackendFailure } from '../../../src/application/shared/BackendFailure';
import type { BackendResult } from '../../../src/application/shared/BackendResult';
import { failure, success } from '../../../src/domain/shared/Result';
import { cardDocumentsOf, type CardDocument } from '../../../src/infrastructure/firebase/cards/cardDocumentsOf';
import {
  type CardQuery,
  countDisjunctions,
  meets,
  MAXIMUM_DISJUNCTIONS,
} from '../../../src/infrastructure/firebase/search/CardQuery';
import type {
  CardRequest,
  CardSource,
  FoundCard,
  FoundPage,
} from '../../../src/infrastructure/firebase/search/CardSource';

/** A simple model of Firestore’s cards, for tests of searches without a server. Counts documents read and queries. */
export class CardsInMemory implements CardSource {
  documentsRead = 0;
  /** The queries that fail, and how. */
  failureOf: (query: CardQuery) => BackendFailure | undefined = () => undefined;
  queries = 0;
  readonly #cards: Record<CardQuery['collection'], Map<string, FoundCard>> = {
    cardsByDate: new Map(),
    cardsByPrice: new Map(),
  };
  readonly #subscriptions = new Set<() => void>();

  constructor(listings: readonly Listing[] = []) {
    this.put(...listings);
  }

  get subscriptions(): number {
    return this.#subscriptions.size;
  }

  put(...listings: readonly Listing[]): void {
    for (const listing of listings) {
      const { dateCard, priceCard, byDate, byPrice } = cardDocumentsOf(listing);
      this.#cards.cardsByDate.set(dateCard, foundCard(dateCard, byDate, listing));
      this.#cards.cardsByPrice.set(priceCard, foundCard(priceCard, byPrice, listing));
    }
    for (const emit of [...this.#subscriptions]) emit();
  }

  remove(listing: Listing): void {
    const { dateCard, priceCard } = cardDocumentsOf(listing);
    this.#cards.cardsByDate.delete(dateCard);
    this.#cards.cardsByPrice.delete(priceCard);
    for (const emit of [...this.#subscriptions]) emit();
  }

  subscribe(request: CardRequest, listener: Parameters<CardSource['subscribe']>[1]): () => void {
    this.queries++;
    const refused = this.failureOf(request.query);
    if (refused !== undefined) {
      queueMicrotask(() => listener(failure(refused)));
      return () => undefined;
    }
    let known: readonly FoundCard[] | null = null;
    const look = () => {
      if (!this.#subscriptions.has(look)) return;
      const page = this.#page(request);
      const news = page.cards.filter((card) => known?.includes(card) !== true).length;
      const isSame = known !== null && news === 0 && known.length === page.cards.length;
      this.documentsRead += news;
      known = page.cards;
      if (!isSame) listener(success(page));
    };
    this.#subscriptions.add(look);
    queueMicrotask(look);
    return () => this.#subscriptions.delete(look);
  }

  count(query: CardQuery, maximum: number): Promise<BackendResult<number>> {
    const refused = this.failureOf(query);
    if (refused !== undefined) return Promise.resolve(failure(refused));
    return Promise.resolve(success(Math.min(maximum, this.#all(query).length)));
  }

  #page({ query, after, limit }: CardRequest): FoundPage {
    const rest = this.#all(query).filter(({ id }) => after === null || (query.descending ? id < after : id > after));
    const cards = rest.slice(0, limit);
    return { cards, isFull: cards.length === limit, lastId: cards.at(-1)?.id ?? null };
  }

  #all(query: CardQuery): readonly FoundCard[] {
    if (countDisjunctions(query) > MAXIMUM_DISJUNCTIONS) throw new Error(`${countDisjunctions(query)} disjunctions`);
    const sign = query.descending ? -1 : 1;
    const found = [...this.#cards[query.collection].values()].filter(({ has }) => meets(has, query));
    return found.sort((one, other) => (one.id < other.id ? -sign : sign));
  }
}

function foundCard(id: string, document: CardDocument, listing: Listing): FoundCard {
  return { id, listing, has: ({ map, key }) => document[map][key] === true };
}
