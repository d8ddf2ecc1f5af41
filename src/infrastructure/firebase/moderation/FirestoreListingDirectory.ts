import {
  collection,
  documentId,
  getCountFromServer,
  limit as atMost,
  orderBy,
  query,
  startAfter,
  Timestamp,
  where,
  type Firestore,
  type Query,
} from 'firebase/firestore';
import * as v from 'valibot';
import type { ListingDirectory } from '../../../application/moderation/ListingDirectory';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import {
  isLongestFirst,
  type ListingFilter,
  type ListingPage,
  type ListingPosition,
} from '../../../domain/moderation/listingPage';
import { success } from '../../../domain/shared/Result';
import type { FirebaseOperations } from '../connection/FirebaseOperations';
import { readDocument, type StoredDocument } from '../connection/readDocument';
import { SharedListeners, type Schedule } from '../connection/SharedListeners';
import { subscribeToQuery } from '../connection/subscribeToDocuments';
import { listingOfDocument } from '../documents/listingOfDocument';
import { instant } from '../documents/listingSchemas';
import { readAll } from './moderationOfDocument';

/** Also of a deleted listing, which is a position as well. */
const datedDocument = v.object({ updatedAt: instant });

export class FirestoreListingDirectory implements ListingDirectory {
  readonly #firestore: Firestore;
  readonly #operations: FirebaseOperations;
  readonly #pages: SharedListeners<BackendResult<ListingPage>>;

  constructor(firestore: Firestore, operations: FirebaseOperations, schedule?: Schedule) {
    this.#firestore = firestore;
    this.#operations = operations;
    this.#pages = new SharedListeners(schedule);
  }

  subscribe(
    filter: ListingFilter,
    after: ListingPosition | null,
    limit: number,
    listener: (page: BackendResult<ListingPage>) => void,
  ): Unsubscribe {
    const key = JSON.stringify([filter, after?.updatedAt, after?.id, limit]);
    return subscribeToQuery(
      { operations: this.#operations, shared: this.#pages, key },
      this.#query(filter, after, limit + 1),
      (documents) => pageOf(documents, limit),
      listener,
    );
  }

  async countInReview(limit: number): Promise<BackendResult<number>> {
    const waiting = query(collection(this.#firestore, 'listings'), where('state', '==', 'in-review'), atMost(limit));
    const counted = await this.#operations.run(() => getCountFromServer(waiting));
    return counted.ok ? success(counted.value.data().count) : counted;
  }

  #query(filter: ListingFilter, after: ListingPosition | null, limit: number): Query {
    const direction = isLongestFirst(filter) ? 'asc' : 'desc';
    return query(
      collection(this.#firestore, 'listings'),
      'state' in filter ? where('state', '==', filter.state) : where('ownerId', '==', filter.ownerId),
      orderBy('updatedAt', direction),
      orderBy(documentId(), direction),
      ...(after === null ? [] : [startAfter(Timestamp.fromMillis(after.updatedAt), after.id)]),
      atMost(limit),
    );
  }
}

function pageOf(documents: readonly StoredDocument[], limit: number): ListingPage {
  const page = documents.slice(0, limit);
  const last = page.at(-1);
  const position = last === undefined || documents.length <= limit ? null : readDocument(datedDocument, last);
  return {
    listings: readAll(page, listingOfDocument),
    next: position === null || last === undefined ? null : { id: last.id, ...position },
  };
}
