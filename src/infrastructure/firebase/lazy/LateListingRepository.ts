import type { ListingRepository, ListingShelf } from '../../../application/listings/ListingRepository';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { Listing, ListingCard } from '../../../domain/listings/Listing';
import { failure, success, type Result } from '../../../domain/shared/Result';
import type { LateFirstReading } from './LateFirstReading';
import { lateResult } from './lateResult';
import { lateTelling, type Late } from './lateTelling';

type Told<Value> = Result<Value, BackendFailure>;

/**
 * Stands in for the listings until Firebase has come: the first page does not wait for it. A first reading, where there is
 * one, is heard unless the listener was faster.
 */
export class LateListingRepository implements ListingRepository {
  readonly #late: Late<ListingRepository>;
  readonly #firstReading: LateFirstReading | null;

  constructor(late: Late<ListingRepository>, firstReading: LateFirstReading | null = null) {
    this.#late = late;
    this.#firstReading = firstReading;
  }

  watch(id: string, listener: (listing: Told<Listing | null>) => void): Unsubscribe {
    return lateTelling(this.#late, (listings) => listings.watch(id, listener), () => listener(failure('offline')));
  }

  watchNewest(shelf: ListingShelf, limit: number, listener: (cards: Told<readonly ListingCard[]>) => void): Unsubscribe {
    let isSettled = false;
    const tell = (cards: Told<readonly ListingCard[]>) => {
      isSettled = true;
      listener(cards);
    };
    this.#firstReading?.read(shelf, limit)?.then(
      (cards) => isSettled || listener(success(cards)),
      // The listener will say it, if it fails too.
      () => undefined,
    );
    const stop = lateTelling(this.#late, (listings) => listings.watchNewest(shelf, limit, tell), () => tell(failure('offline')));
    return () => {
      isSettled = true;
      stop();
    };
  }

  ownedBy(ownerId: string): Promise<Result<readonly Listing[], BackendFailure>> {
    return lateResult(this.#late, (listings) => listings.ownedBy(ownerId));
  }

  watchOwned(ownerId: string, listener: (listings: Told<readonly Listing[]>) => void): Unsubscribe {
    return lateTelling(this.#late, (listings) => listings.watchOwned(ownerId, listener), () => listener(failure('offline')));
  }

  change<Refusal extends string>(
    id: string,
    step: (listing: Listing) => Result<Listing, Refusal>,
  ): Promise<Result<Listing, Refusal | 'missing' | BackendFailure>> {
    return lateResult(this.#late, (listings) => listings.change(id, step));
  }

  publish(listing: Listing): Promise<Result<void, BackendFailure | 'already-published'>> {
    return lateResult(this.#late, (listings) => listings.publish(listing));
  }
}
