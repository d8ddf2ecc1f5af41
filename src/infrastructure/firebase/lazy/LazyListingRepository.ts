import type {
  ListingRepository,
  ListingFeed,
  ListingWriteFailure,
} from '../../../application/listings/ListingRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { Listing, ListingCard } from '../../../domain/listings/Listing';
import { failure, success, type Result } from '../../../domain/shared/Result';
import type { LazyFirstReading } from './LazyFirstReading';
import { lazyCall } from './lazyCall';
import { lazySubscribe, type Lazy } from './lazySubscribe';

/**
 * Stands in for the listings until Firebase has come: the first page does not wait for it. A first reading, where there is
 * one, is heard unless the listener was faster.
 */
export class LazyListingRepository implements ListingRepository {
  readonly #lazy: Lazy<ListingRepository>;
  readonly #firstReading: LazyFirstReading | null;

  constructor(lazy: Lazy<ListingRepository>, firstReading: LazyFirstReading | null = null) {
    this.#lazy = lazy;
    this.#firstReading = firstReading;
  }

  subscribe(id: string, listener: (listing: BackendResult<Listing | null>) => void): Unsubscribe {
    return lazySubscribe(
      this.#lazy,
      (listings) => listings.subscribe(id, listener),
      () => listener(failure('offline')),
    );
  }

  subscribeToNewest(
    feed: ListingFeed,
    limit: number,
    listener: (cards: BackendResult<readonly ListingCard[]>) => void,
  ): Unsubscribe {
    let isSettled = false;
    const emit = (cards: BackendResult<readonly ListingCard[]>) => {
      isSettled = true;
      listener(cards);
    };
    this.#firstReading?.read(feed, limit)?.then(
      (cards) => isSettled || listener(success(cards)),
      // The listener will say it, if it fails too.
      () => undefined,
    );
    const stop = lazySubscribe(
      this.#lazy,
      (listings) => listings.subscribeToNewest(feed, limit, emit),
      () => emit(failure('offline')),
    );
    return () => {
      isSettled = true;
      stop();
    };
  }

  ownedBy(ownerId: string): Promise<BackendResult<readonly Listing[]>> {
    return lazyCall(this.#lazy, (listings) => listings.ownedBy(ownerId));
  }

  subscribeToOwned(ownerId: string, listener: (listings: BackendResult<readonly Listing[]>) => void): Unsubscribe {
    return lazySubscribe(
      this.#lazy,
      (listings) => listings.subscribeToOwned(ownerId, listener),
      () => listener(failure('offline')),
    );
  }

  change<Refusal extends string>(
    id: string,
    step: (listing: Listing) => Result<Listing, Refusal>,
  ): Promise<Result<Listing, Refusal | 'missing' | ListingWriteFailure>> {
    return lazyCall(this.#lazy, (listings) => listings.change(id, step));
  }

  publish(listing: Listing): ReturnType<ListingRepository['publish']> {
    return lazyCall(this.#lazy, (listings) => listings.publish(listing));
  }
}
