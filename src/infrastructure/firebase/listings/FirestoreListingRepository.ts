import {
  collection,
  doc,
  getDocsFromServer,
  increment,
  query,
  serverTimestamp,
  where,
  type DocumentReference,
  type Firestore,
  type Query,
} from 'firebase/firestore';
import type { ListingRepository, ListingFeed } from '../../../application/listings/ListingRepository';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Clock } from '../../../application/shared/Clock';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { Listing, ListingCard } from '../../../domain/listings/Listing';
import { isPublic } from '../../../domain/listings/lifecycle/ListingState';
import { failure, success, type Result } from '../../../domain/shared/Result';
import { cardDocumentsOf } from '../cards/cardDocumentsOf';
import { changeListing } from './changeListing';
import { createIfAbsent } from '../connection/createIfAbsent';
import { documentOfListing } from '../documents/documentOfListing';
import type { FirebaseOperations } from '../connection/FirebaseOperations';
import { followDocument, followQuery } from '../connection/followDocuments';
import { listingOfDocument } from '../documents/listingOfDocument';
import { readDocument, type StoredDocument } from '../connection/readDocument';
import { SharedListeners, type Later } from '../connection/SharedListeners';
import { shelfQuery } from '../cards/shelfQuery';
import { userDocument } from '../documents/userSchema';
import { visibleCards } from '../cards/visibleCards';

export class FirestoreListingRepository implements ListingRepository {
  readonly #firestore: Firestore;
  readonly #operations: FirebaseOperations;
  readonly #clock: Clock;
  readonly #pages: SharedListeners<BackendResult<Listing | null>>;
  readonly #owned: SharedListeners<BackendResult<readonly Listing[]>>;
  readonly #shelves: SharedListeners<BackendResult<readonly ListingCard[]>>;

  constructor(firestore: Firestore, operations: FirebaseOperations, clock: Clock, later?: Later) {
    this.#firestore = firestore;
    this.#operations = operations;
    this.#clock = clock;
    this.#pages = new SharedListeners(later);
    this.#owned = new SharedListeners(later);
    this.#shelves = new SharedListeners(later);
  }

  subscribe(id: string, listener: (listing: BackendResult<Listing | null>) => void): Unsubscribe {
    // For whoever may not read it, there is none.
    const onError = (reason: BackendFailure) => (reason === 'denied' ? success(null) : failure(reason));
    const read = (document: StoredDocument | null) => (document === null ? null : listingOfDocument(document));
    return followDocument({ shared: this.#pages, key: id, onError }, this.#referenceOf(id), read, listener);
  }

  subscribeToNewest(
    shelf: ListingFeed,
    limit: number,
    listener: (cards: BackendResult<readonly ListingCard[]>) => void,
  ): Unsubscribe {
    const key = JSON.stringify([shelf.family, shelf.categoryId, shelf.ownerId, limit]);
    const newest = shelfQuery(this.#firestore, shelf, limit, this.#clock.now());
    return followQuery(
      { shared: this.#shelves, key },
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
    return followQuery({ shared: this.#owned, key: ownerId }, this.#ownedQuery(ownerId), newestFirst, listener);
  }

  /** Where two cross, the rules may refuse the later before it is told to start anew: so a refusal is tried once more. */
  async change<Refusal extends string>(
    id: string,
    step: (listing: Listing) => Result<Listing, Refusal>,
  ): Promise<Result<Listing, Refusal | 'missing' | BackendFailure>> {
    const attempt = () => this.#operations.run(() => changeListing(this.#referenceOf(id), step));
    const first = await attempt();
    const changed = !first.ok && first.failure === 'denied' ? await attempt() : first;
    return changed.ok ? changed.value : changed;
  }

  /**
   * One commit: the listing, its two cards while it is public, and the count of its owner, which names it. The account says who
   * sells: what this browser knows of someone who has just signed in, or has been out of reach, is a guess that the rules refuse.
   */
  async publish(listing: Listing): Promise<Result<void, BackendFailure | 'already-published'>> {
    const reference = this.#referenceOf(listing.id);
    const { dateCard, priceCard, byDate, byPrice } = cardDocumentsOf(listing);
    const user = doc(this.#firestore, 'users', listing.ownerId);
    const owner = { freeListingsCount: increment(1), lastListingId: listing.id, updatedAt: serverTimestamp() };
    const published = await createIfAbsent(this.#operations, reference, async (transaction) => {
      const account = readDocument(userDocument, await transaction.get(user));
      const seller =
        account === null
          ? listing.seller
          : { ...listing.seller, name: account.displayName, memberSince: account.createdAt };
      transaction.set(reference, { ...documentOfListing({ ...listing, seller }), dateCard, priceCard });
      transaction.update(user, owner);
      if (!isPublic(listing.state)) return;
      transaction.set(doc(this.#firestore, 'cardsByDate', dateCard), byDate);
      transaction.set(doc(this.#firestore, 'cardsByPrice', priceCard), byPrice);
    });
    if (!published.ok) return published;
    return published.value ? success() : failure('already-published');
  }

  #ownedQuery(ownerId: string): Query {
    return query(collection(this.#firestore, 'listings'), where('ownerId', '==', ownerId));
  }

  #referenceOf(id: string): DocumentReference {
    return doc(this.#firestore, 'listings', id);
  }
}

function newestFirst(documents: readonly StoredDocument[]): readonly Listing[] {
  const listings = documents.map(listingOfDocument).filter((listing) => listing !== null);
  return listings.toSorted((one, other) => other.publishedAt - one.publishedAt);
}
