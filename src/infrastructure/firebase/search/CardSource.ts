import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { CardFlag } from '../cards/cardFlags';
import type { CardQuery } from './CardQuery';
import type { DatedCard } from '../cards/cardOfDocument';

/** A card that a query found. */
export interface FoundCard {
  /** Its place in the order of its collection. */
  readonly id: string;
  readonly listing: DatedCard;
  readonly has: (flag: CardFlag) => boolean;
}

/** Some cards of a query, in its order: the first, or those after a card. */
export interface CardRequest {
  readonly query: CardQuery;
  readonly after: string | null;
  readonly limit: number;
}

export type FoundCards = BackendResult<FoundPage>;

export interface FoundPage {
  readonly cards: readonly FoundCard[];
  /** As many documents as asked for, malformed ones included: there may be more. */
  readonly isFull: boolean;
  /** Null when there is none. */
  readonly lastId: string | null;
}

/** Where cards come from. Queries are such as Firestore takes: see `withinLimits`. */
export interface CardSource {
  /** Tells the cards as the server knows them now, and at every change. After a failure nothing more is told. */
  follow(request: CardRequest, tell: (found: FoundCards) => void): Unsubscribe;
  /** How many cards meet a query, counted no further than that. */
  count(query: CardQuery, most: number): Promise<BackendResult<number>>;
}
