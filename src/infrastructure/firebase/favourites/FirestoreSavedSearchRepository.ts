import { Timestamp, type Firestore } from 'firebase/firestore';
import type { SavedSearchRepository } from '../../../application/favourites/SavedSearchRepository';
import type { BackendResult, TimedResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { SavedSearch } from '../../../domain/favourites/SavedSearch';
import { criteriaToEntries } from '../../../domain/search/criteria/criteriaToEntries';
import { commitTransaction } from '../connection/commitTransaction';
import { savedSearchDocument } from './favouriteSchemas';
import type { ClockCheck } from '../connection/ClockCheck';
import type { FirebaseOperations } from '../connection/FirebaseOperations';
import { OwnedDocuments } from './OwnedDocuments';
import { readDocument, type StoredDocument } from '../connection/readDocument';
import type { Schedule } from '../connection/SharedListeners';

export class FirestoreSavedSearchRepository implements SavedSearchRepository {
  readonly #firestore: Firestore;
  readonly #operations: FirebaseOperations;
  readonly #clockCheck: ClockCheck;
  readonly #searches: OwnedDocuments<SavedSearch>;

  constructor(firestore: Firestore, operations: FirebaseOperations, clockCheck: ClockCheck, schedule?: Schedule) {
    this.#firestore = firestore;
    this.#operations = operations;
    this.#clockCheck = clockCheck;
    const read = (document: StoredDocument): SavedSearch | null => {
      const search = readDocument(savedSearchDocument, document);
      return search === null ? null : { id: document.id, ...search };
    };
    this.#searches = new OwnedDocuments(
      firestore,
      operations,
      { collection: 'saved_searches', newestBy: 'createdAt', read },
      schedule,
    );
  }

  subscribe(ownerId: string, listener: (searches: BackendResult<readonly SavedSearch[]>) => void): Unsubscribe {
    return this.#searches.subscribe(ownerId, listener);
  }

  async save(ownerId: string, { id, name, criteria, createdAt, lookedAt }: SavedSearch): Promise<TimedResult<void>> {
    const document = {
      name,
      search: new URLSearchParams(criteriaToEntries(criteria)).toString(),
      createdAt: Timestamp.fromMillis(createdAt),
      lookedAt: Timestamp.fromMillis(lookedAt),
    };
    const reference = this.#searches.referenceOf(ownerId, id);
    const saved = await commitTransaction(
      this.#operations,
      this.#firestore,
      (transaction) => void transaction.set(reference, document),
    );
    return this.#clockCheck.explainPast(saved);
  }

  remove(ownerId: string, id: string): Promise<BackendResult<void>> {
    const reference = this.#searches.referenceOf(ownerId, id);
    return commitTransaction(this.#operations, this.#firestore, (transaction) => void transaction.delete(reference));
  }
}
