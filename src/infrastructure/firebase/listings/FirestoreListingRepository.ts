import {
  collection,
  doc,
  FieldPath,
  getDocsFromServer,
  limit as atMost,
  query,
  where,
  type DocumentReference,
  type Firestore,
  type Query,
} from 'firebase/firestore';
import type {
  ListingRepository,
  ListingFeed,
  ListingLimit,
  ListingWriteFailure,
} from '../../../application/listings/ListingRepository';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Clock } from '../../../application/shared/Clock';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { Listing, ListingCard } from '../../../domain/listings/Listing';
import type { Instant } from '../../../domain/shared/Instant';
import { isPublic } from '../../../domain/listings/lifecycle/ListingState';
import { failure, success, type Result } from '../../../domain/shared/Result';
import { cardDocumentsOf } from '../cards/cardDocumentsOf';
import { accountOf, changeListing, count, soldBy } from './changeListing';
import type { ClockCheck } from '../connection/ClockCheck';
import { createIfAbsent } from '../connection/createIfAbsent';
import { documentOfListing } from '../documents/documentOfListing';
import type { FirebaseOperations } from '../connection/FirebaseOperations';
import { retriedAfterRefusal } from '../connection/retriedAfterRefusal';
import { subscribeToDocument, subscribeToQuery } from '../connection/subscribeToDocuments';
import { listingOfDocument } from '../documents/listingOfDocument';
import type { StoredDocument } from '../connection/readDocument';
import { SharedListeners, type Schedule } from '../connection/SharedListeners';
import { feedTerms } from '../cards/feedTerms';
import { visibleCards } from '../cards/visibleCards';

export class FirestoreListingRepository implements ListingRepository {
  readonly #firestore: Firestore;
  readonly #operations: FirebaseOperations;
  readonly #clock: Clock;
  readonly #clockCheck: ClockCheck;
  readonly #pages: SharedListeners<BackendResult<Listing | null>>;
  readonly #owned: SharedListeners<BackendResult<readonly Listing[]>>;
  readonly #feeds: SharedListeners<BackendResult<readonly ListingCard[]>>;

  constructor(
    firestore: Firestore,
    operations: FirebaseOperations,
    clock: Clock,
    clockCheck: ClockCheck,
    schedule?: Schedule,
  ) {
    this.#firestore = firestore;
    this.#operations = operations;
    this.#clock = clock;
    this.#clockCheck = clockCheck;
    this.#pages = new SharedListeners(schedule);
    this.#owned = new SharedListeners(schedule);
    this.#feeds = new SharedListeners(schedule);
  }

  subscribe(id: string, listener: (listing: BackendResult<Listing | null>) => void): Unsubscribe {
    // A listing that the reader may not see is reported as absent.
    const onError = (reason: BackendFailure) => (reason === 'denied' ? success(null) : failure(reason));
    const read = (document: StoredDocument | null) => (document === null ? null : listingOfDocument(document));
    return subscribeToDocument(
      { operations: this.#operations, shared: this.#pages, key: id, onError },
      this.#referenceOf(id),
      read,
      listener,
    );
  }

  subscribeToNewest(
    feed: ListingFeed,
    limit: number,
    listener: (cards: BackendResult<readonly ListingCard[]>) => void,
  ): Unsubscribe {
    const key = JSON.stringify([feed.family, feed.categoryId, feed.ownerId, limit]);
    const newest = feedQuery(this.#firestore, feed, limit, this.#clock.now());
    return subscribeToQuery(
      { operations: this.#operations, shared: this.#feeds, key },
      newest,
      (documents) => visibleCards(documents, this.#clock.now()),
      listener,
    );
  }

  async ownedBy(ownerId: string): Promise<BackendResult<readonly Listing[]>> {
    const found = await this.#operations.run(() => getDocsFromServer(this.#ownedQuery(ownerId)));
    return found.ok ? success(newestFirst(found.value.docs)) : found;
  }

  subscribeToOwned(ownerId: string, listener: (listings: BackendResult<readonly Listing[]>) => void): Unsubscribe {
    return subscribeToQuery(
      { operations: this.#operations, shared: this.#owned, key: ownerId },
      this.#ownedQuery(ownerId),
      newestFirst,
      listener,
    );
  }

  async change<Refusal extends string>(
    id: string,
    step: (listing: Listing) => Result<Listing, Refusal>,
  ): Promise<Result<Listing, Refusal | 'missing' | ListingWriteFailure>> {
    const changed = await retriedAfterRefusal(() =>
      this.#operations.run(() => changeListing(this.#referenceOf(id), step, this.#clock.now())),
    );
    return changed.ok ? changed.value : this.#clockCheck.explainNow(changed);
  }

  /**
   * Writes in one commit the listing, its two cards if it is public, and the rate and the count of its owner. The rules refuse any
   * other seller than that of the account.
   */
  async publish(listing: Listing): Promise<Result<void, ListingWriteFailure | 'already-published' | 'no-account'>> {
    const reference = this.#referenceOf(listing.id);
    const published = await retriedAfterRefusal(() =>
      createIfAbsent<ListingLimit | 'no-account'>(this.#operations, reference, async (transaction) => {
        const account = await accountOf(transaction, this.#firestore, listing.ownerId);
        if (account === null) return failure('no-account');
        const counted = await count(transaction, this.#firestore, account, null, listing, this.#clock.now());
        if (!counted.ok) return counted;
        const sold = soldBy(account, listing);
        const { dateCard, priceCard, byDate, byPrice } = cardDocumentsOf(sold);
        transaction.set(reference, { ...documentOfListing(sold), dateCard, priceCard });
        if (!isPublic(listing.state)) return counted;
        transaction.set(doc(this.#firestore, 'cardsByDate', dateCard), byDate);
        transaction.set(doc(this.#firestore, 'cardsByPrice', priceCard), byPrice);
        return counted;
      }),
    );
    if (!published.ok) return this.#clockCheck.explainNow(published);
    return published.value ? success() : failure('already-published');
  }

  #ownedQuery(ownerId: string): Query {
    return query(collection(this.#firestore, 'listings'), where('ownerId', '==', ownerId));
  }

  #referenceOf(id: string): DocumentReference {
    return doc(this.#firestore, 'listings', id);
  }
}

/** The newest listings of a feed: document ids of `cardsByDate` sort by date. */
function feedQuery(firestore: Firestore, feed: ListingFeed, limit: number, now: Instant): Query {
  const terms = feedTerms(feed, now).map((term) => where(new FieldPath(...term), '==', true));
  if (feed.ownerId !== undefined) terms.push(where('ownerId', '==', feed.ownerId));
  return query(collection(firestore, 'cardsByDate'), ...terms, atMost(limit));
}

function newestFirst(documents: readonly StoredDocument[]): readonly Listing[] {
  const listings = documents.map(listingOfDocument).filter((listing) => listing !== null);
  return listings.toSorted((one, other) => other.publishedAt - one.publishedAt);
}
