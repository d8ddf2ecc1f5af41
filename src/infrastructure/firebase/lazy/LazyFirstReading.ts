import type { ListingFeed } from '../../../application/listings/ListingRepository';
import type { ListingCard } from '../../../domain/listings/Listing';
import type { Lazy } from './lazySubscribe';

export type ReadNewest = (feed: ListingFeed, limit: number) => Promise<readonly ListingCard[]>;

/** Asks once, by a smaller way than the whole SDK, for what the first page shows. */
export class LazyFirstReading {
  readonly #lazy: Lazy<ReadNewest>;
  #underWay: Promise<readonly ListingCard[]> | null = null;

  constructor(lazy: Lazy<ReadNewest>) {
    this.#lazy = lazy;
  }

  /** Null: it has been asked before, and the whole SDK is at hand or on its way. */
  read(feed: ListingFeed, limit: number): Promise<readonly ListingCard[]> | null {
    if (this.#underWay !== null) return null;
    this.#underWay = this.#lazy().then((readNewest) => readNewest(feed, limit));
    return this.#underWay;
  }

  /** Resolves when what was asked has been answered, or failed: from then on the whole SDK does not compete with it. */
  async settled(): Promise<void> {
    await this.#underWay?.catch(() => undefined);
  }
}
