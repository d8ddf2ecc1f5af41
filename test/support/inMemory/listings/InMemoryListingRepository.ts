import type {
  ListingFeed,
  ListingRepository,
  ListingWriteFailure,
} from '../../../../src/application/listings/ListingRepository';
import type { BackendResult } from '../../../../src/application/shared/BackendResult';
import type { Clock } from '../../../../src/application/shared/Clock';
import type { Unsubscribe } from '../../../../src/application/shared/Unsubscribe';
import { findCategory } from '../../../../src/domain/listings/catalogue/categories';
import { countAfter } from '../../../../src/domain/listings/lifecycle/freeListings';
import { isVisible } from '../../../../src/domain/listings/lifecycle/lifetime';
import { tombstoneOf, type Tombstone } from '../../../../src/domain/listings/lifecycle/Tombstone';
import type { ListingState } from '../../../../src/domain/listings/lifecycle/ListingState';
import type { Listing, ListingCard } from '../../../../src/domain/listings/Listing';
import { raisedRate, type Rate } from '../../../../src/domain/shared/Rate';
import { sellerOf } from '../../../../src/domain/listings/sellerOf';
import { failure, success, type Result } from '../../../../src/domain/shared/Result';
import { NOON } from '../../builders/aListing';
import { InMemoryEmitter } from '../InMemoryEmitter';
import type { InMemoryUserRepository } from '../account/InMemoryUserRepository';

export class InMemoryListingRepository implements ListingRepository {
  /** State changes in order: « online > paused ». */
  readonly changes: string[] = [];
  readonly #listings: Map<string, Listing>;
  readonly #tombstones = new Map<string, Tombstone>();
  readonly #users: InMemoryUserRepository | null;
  readonly #clock: Clock;
  readonly #emitter = new InMemoryEmitter();
  readonly #rates = new Map<string, Rate>();

  /** Without `users`, there are no accounts, and none is needed to publish. */
  constructor(
    listings: readonly Listing[] = [],
    users: InMemoryUserRepository | null = null,
    clock: Clock = { now: () => NOON },
  ) {
    this.#listings = new Map();
    this.#users = users;
    this.#clock = clock;
    listings.forEach((listing) => this.store(listing));
  }

  /** Newest first, then by id. */
  get all(): readonly Listing[] {
    return [...this.#listings.values()].toSorted(
      (one, other) => other.publishedAt - one.publishedAt || (one.id < other.id ? -1 : 1),
    );
  }

  tombstone(id: string): Tombstone | undefined {
    return this.#tombstones.get(id);
  }

  stored(id: string): Listing | undefined {
    return this.#listings.get(id);
  }

  store(listing: Listing): void {
    if (listing.state === 'deleted') {
      this.#listings.delete(listing.id);
      this.#tombstones.set(listing.id, tombstoneOf(listing));
    } else this.#listings.set(listing.id, listing);
    this.#emitter.emit();
  }

  /** Emits what is read of the listings, now and at every change. */
  follow<Value>(read: () => Value, listener: (value: Value) => void): Unsubscribe {
    return this.#emitter.subscribe(read, listener);
  }

  subscribe(id: string, listener: (listing: BackendResult<Listing | null>) => void): Unsubscribe {
    return this.#emitter.subscribe(() => success(this.stored(id) ?? null), listener);
  }

  subscribeToNewest(
    feed: ListingFeed,
    limit: number,
    listener: (cards: BackendResult<readonly ListingCard[]>) => void,
  ): Unsubscribe {
    return this.#emitter.subscribe(
      () =>
        success(
          this.all.filter((listing) => isIn(feed, listing) && isVisible(listing, this.#clock.now())).slice(0, limit),
        ),
      listener,
    );
  }

  async ownedBy(ownerId: string): Promise<BackendResult<readonly Listing[]>> {
    return success(this.#ownedBy(ownerId));
  }

  subscribeToOwned(ownerId: string, listener: (listings: BackendResult<readonly Listing[]>) => void): Unsubscribe {
    return this.#emitter.subscribe(() => success(this.#ownedBy(ownerId)), listener);
  }

  async change<Refusal extends string>(
    id: string,
    step: (listing: Listing) => Result<Listing, Refusal>,
  ): Promise<Result<Listing, Refusal | 'missing' | ListingWriteFailure>> {
    const before = this.stored(id);
    if (before === undefined) return failure('missing');
    const after = step(before);
    if (!after.ok) return after;
    const counted = this.#count(before.state, after.value);
    if (!counted.ok) return counted;
    const changed = after.value.seller === before.seller ? after.value : this.#soldByAccount(after.value);
    this.changes.push(`${before.state} > ${changed.state}`);
    this.store(changed);
    return success(changed);
  }

  async publish(listing: Listing): Promise<Result<void, ListingWriteFailure | 'already-published' | 'no-account'>> {
    if (this.#listings.has(listing.id) || this.#tombstones.has(listing.id)) return failure('already-published');
    if (this.#users?.of(listing.ownerId) === null) return failure('no-account');
    const counted = this.#count(null, listing);
    if (counted.ok) this.store(this.#soldByAccount(listing));
    return counted;
  }

  giveRate(uid: string, rate: Rate): void {
    this.#rates.set(uid, rate);
  }

  #count(before: ListingState | null, { id, ownerId, state }: Listing): Result<void, ListingWriteFailure> {
    const owner = this.#users?.of(ownerId) ?? null;
    const counted = countAfter(owner?.freeListingsCount ?? 0, before, state);
    if (!counted.ok) return counted;
    const limit = state === 'deleted' ? Infinity : undefined;
    const raised = raisedRate('listings', this.#rates.get(ownerId) ?? null, id, this.#clock.now(), limit);
    if (!raised.ok) return raised;
    this.#rates.set(ownerId, raised.value);
    if (owner !== null) this.#users?.store({ ...owner, freeListingsCount: counted.value });
    return success();
  }

  #soldByAccount(listing: Listing): Listing {
    const account = this.#users?.of(listing.ownerId) ?? null;
    return account === null ? listing : { ...listing, seller: sellerOf(account, listing.seller) };
  }

  #ownedBy(ownerId: string): readonly Listing[] {
    return this.all.filter((listing) => listing.ownerId === ownerId);
  }
}

function isIn({ family, categoryId, ownerId }: ListingFeed, listing: Listing): boolean {
  return (
    (family === undefined || findCategory(listing.categoryId)?.family === family) &&
    (categoryId === undefined || listing.categoryId === categoryId) &&
    (ownerId === undefined || listing.ownerId === ownerId)
  );
}
