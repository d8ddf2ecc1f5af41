import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { CardFlag } from '../cards/cardFlags';
import type { CardQuery } from './CardQuery';
import type { ExpiringCard } from '../cards/cardOfDocument';

/** A card that a query found. */
export interface FoundCard {
  /** The document id, by which its collection is ordered. */
  readonly id: string;
  readonly listing: ExpiringCard;
  readonly has: (flag: CardFlag) => boolean;
}

/** A page of a query: the first `limit` cards, or those after a document id. */
export interface CardRequest {
  readonly query: CardQuery;
  readonly after: string | null;
  readonly limit: number;
}

export type FoundCards = BackendResult<FoundPage>;

export interface FoundPage {
  readonly cards: readonly FoundCard[];
  /** Whether the query returned `limit` documents, malformed ones included, so that there may be more. */
  readonly isFull: boolean;
  /** The id of the last document; null when there is none. */
  readonly lastId: string | null;
}

/** Queries card documents. Each query must be within Firestore’s limits: see `withinLimits`. */
export interface CardSource {
  /** Emits the cards as the server has them now, and after every change. A failure is the last value. */
  subscribe(request: CardRequest, listener: (found: FoundCards) => void): Unsubscribe;
  /** The number of cards that meet a query, at most `maximum`. */
  count(query: CardQuery, maximum: number): Promise<BackendResult<number>>;
}
