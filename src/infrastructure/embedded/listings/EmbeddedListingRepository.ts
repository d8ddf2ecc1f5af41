import type {
  ListingRepository,
  ListingFeed,
  ListingWriteFailure,
} from '../../../application/listings/ListingRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Clock } from '../../../application/shared/Clock';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { UserProfile } from '../../../domain/account/UserProfile';
import type { Listing, ListingCard } from '../../../domain/listings/Listing';
import { countAfter } from '../../../domain/listings/lifecycle/freeListings';
import { isPublic, type ListingState } from '../../../domain/listings/lifecycle/ListingState';
import { sellerOf } from '../../../domain/listings/sellerOf';
import { mayStepWhileRestricted } from '../../../domain/moderation/Restriction';
import { failure, success, type Result } from '../../../domain/shared/Result';
import { checkUnrestricted } from '../database/checkUnrestricted';
import { isConfirmedPerson } from '../database/isConfirmedPerson';
import type { ChangeFeed } from '../database/ChangeFeed';
import type { EmbeddedDatabase } from '../database/EmbeddedDatabase';
import type { EmbeddedTransaction } from '../database/EmbeddedSchema';
import { untilImported, type ListingImportProgress } from '../database/ListingImportProgress';
import { followImportedQuery } from '../database/followQuery';
import type { LiveSource } from '../database/LiveQuery';
import { raiseRates } from '../database/raiseRates';
import { ListingFeedReader } from './ListingFeedReader';
import { startingProfile } from '../account/startingProfile';
import { toListingUnlessDeleted } from './toListing';
import { toListingRecord, toStoredListing } from './toListingRecord';

/** What a change of a listing reads and writes: the owner’s count, rate, restriction and confirmation too. */
const stores = ['listings', 'users', 'rates', 'restrictions', 'accounts'] as const;

export class EmbeddedListingRepository implements ListingRepository {
  readonly #database: EmbeddedDatabase;
  readonly #feed: ChangeFeed;
  readonly #clock: Clock;
  readonly #importProgress: ListingImportProgress;

  constructor(database: EmbeddedDatabase, feed: ChangeFeed, clock: Clock, importProgress: ListingImportProgress) {
    this.#database = database;
    this.#feed = feed;
    this.#clock = clock;
    this.#importProgress = importProgress;
  }

  subscribe(id: string, listener: (listing: BackendResult<Listing | null>) => void): Unsubscribe {
    const source: LiveSource<Listing | null> = {
      read: () => this.#read(id),
      concerns: ({ store, ids }) => store === 'listings' && ids.includes(id),
    };
    return this.#follow(source, listener, (listing) => listing === null);
  }

  subscribeToNewest(
    feed: ListingFeed,
    limit: number,
    listener: (cards: BackendResult<readonly ListingCard[]>) => void,
  ): Unsubscribe {
    return this.#follow(
      new ListingFeedReader(this.#database, this.#clock, feed, limit),
      listener,
      (cards) => cards.length === 0,
    );
  }

  ownedBy(ownerId: string): Promise<BackendResult<readonly Listing[]>> {
    return this.#database.read(async (connection) => {
      const owned = IDBKeyRange.bound([ownerId], [ownerId, []]);
      const records = await connection.getAllFromIndex('listings', 'byOwner', owned);
      return records
        .reverse()
        .map(toListingUnlessDeleted)
        .filter((listing) => listing !== null);
    });
  }

  subscribeToOwned(ownerId: string, listener: (listings: BackendResult<readonly Listing[]>) => void): Unsubscribe {
    const source: LiveSource<readonly Listing[]> = {
      read: () => this.ownedBy(ownerId),
      // A change does not name the owner.
      concerns: ({ store }) => store === 'listings',
    };
    return this.#follow(source, listener, (listings) => listings.length === 0);
  }

  /** The import of the demo may still bring a listing that is missing. */
  async change<Refusal extends string>(
    id: string,
    step: (listing: Listing) => Result<Listing, Refusal>,
  ): Promise<Result<Listing, Refusal | 'missing' | ListingWriteFailure>> {
    const changed = await this.#change(id, step);
    if (this.#importProgress.isOver || changed.ok || changed.failure !== 'missing') return changed;
    await untilImported(this.#importProgress);
    return this.#change(id, step);
  }

  async #change<Refusal extends string>(
    id: string,
    step: (listing: Listing) => Result<Listing, Refusal>,
  ): Promise<Result<Listing, Refusal | 'missing' | ListingWriteFailure>> {
    const changed = await this.#database.write(
      [...stores],
      async (transaction): Promise<Result<Listing, Refusal | 'missing' | ListingWriteFailure>> => {
        const listings = transaction.objectStore('listings');
        const before = toListingUnlessDeleted(await listings.get(id));
        if (before === null) return failure('missing');
        const after = step(before);
        if (!after.ok) return after;
        const goesPublic = isPublic(after.value.state) && !isPublic(before.state);
        if (goesPublic && !(await isConfirmedPerson(transaction.objectStore('accounts'), before.ownerId)))
          return failure('denied');
        const account = await transaction.objectStore('users').get(before.ownerId);
        const next = after.value.seller === before.seller ? after.value : soldBy(account, after.value);
        const counted = await this.#count(transaction, account, before.state, next);
        if (!counted.ok) return counted;
        await listings.put(toStoredListing(next));
        return success(next);
      },
    );
    if (!changed.ok) return changed;
    if (changed.value.ok) this.#publishChange(changed.value.value);
    return changed.value;
  }

  async publish(listing: Listing): Promise<Result<void, ListingWriteFailure | 'already-published'>> {
    const record = toListingRecord(listing);
    const published = await this.#database.write(
      [...stores],
      async (transaction): Promise<Result<void, ListingWriteFailure | 'already-published'>> => {
        const listings = transaction.objectStore('listings');
        if ((await listings.getKey(listing.id)) !== undefined) return failure('already-published');
        if (!(await isConfirmedPerson(transaction.objectStore('accounts'), listing.ownerId))) return failure('denied');
        const account = await transaction.objectStore('users').get(listing.ownerId);
        const owner = account ?? startingProfile(listing.ownerId, this.#clock.now());
        const counted = await this.#count(transaction, owner, null, listing);
        if (counted.ok) await listings.add(soldBy(account, record));
        return counted;
      },
    );
    if (!published.ok) return published;
    if (published.value.ok) this.#publishChange(listing);
    return published.value;
  }

  #read(id: string): Promise<BackendResult<Listing | null>> {
    return this.#database.read(async (connection) => toListingUnlessDeleted(await connection.get('listings', id)));
  }

  /** Raises the owner’s rate and stores the count after a step of this listing; a failure has stored nothing. */
  async #count(
    transaction: EmbeddedTransaction<[...typeof stores]>,
    account: UserProfile | undefined,
    before: ListingState | null,
    { id, ownerId, state }: Listing,
  ): Promise<Result<void, ListingWriteFailure>> {
    const now = this.#clock.now();
    if (!mayStepWhileRestricted(before, state)) {
      const free = await checkUnrestricted(transaction.objectStore('restrictions'), ownerId, now);
      if (!free.ok) return free;
    }
    const counted = countAfter(account?.freeListingsCount ?? 0, before, state);
    if (!counted.ok) return counted;
    const limit = state === 'deleted' ? Infinity : undefined;
    const raised = await raiseRates(transaction.objectStore('rates'), ownerId, { listings: id }, now, limit);
    if (raised.ok && account !== undefined && account.freeListingsCount !== counted.value)
      await transaction.objectStore('users').put({ ...account, freeListingsCount: counted.value, updatedAt: now });
    return raised;
  }

  #publishChange({ id, ownerId }: Listing): void {
    this.#feed.publish({ store: 'listings', ids: [id] });
    this.#feed.publish({ store: 'users', ids: [ownerId] });
  }

  #follow<Value>(
    source: LiveSource<Value>,
    listener: (reading: BackendResult<Value>) => void,
    isEmpty: (value: Value) => boolean,
  ): Unsubscribe {
    const read = () => source.read();
    const concerns: LiveSource<Value>['concerns'] = (change, last) => source.concerns(change, last);
    return followImportedQuery(this.#database, this.#feed, this.#importProgress, { read, concerns, isEmpty }, listener);
  }
}

function soldBy<Sold extends Listing>(account: UserProfile | undefined, listing: Sold): Sold {
  return account === undefined ? listing : { ...listing, seller: sellerOf(account, listing.seller) };
}
