import { Timestamp, type DocumentData, type DocumentReference, type Firestore } from 'firebase/firestore';
import type { SavedSearchRepository, SavingFailure } from '../../../application/favourites/SavedSearchRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Clock } from '../../../application/shared/Clock';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { SavedSearch } from '../../../domain/favourites/SavedSearch';
import { criteriaToEntries } from '../../../domain/search/criteria/criteriaToEntries';
import type { TooMany } from '../../../domain/shared/Rate';
import { success, type Result } from '../../../domain/shared/Result';
import { raiseRates } from '../documents/raiseRates';
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
  readonly #clock: Clock;
  readonly #clockCheck: ClockCheck;
  readonly #searches: OwnedDocuments<SavedSearch>;

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

  async save(
    ownerId: string,
    { id, name, criteria, createdAt, lookedAt }: SavedSearch,
  ): Promise<Result<void, SavingFailure>> {
    const document = {
      name,
      search: new URLSearchParams(criteriaToEntries(criteria)).toString(),
      createdAt: Timestamp.fromMillis(createdAt),
      lookedAt: Timestamp.fromMillis(lookedAt),
    };
    const reference = this.#searches.referenceOf(ownerId, id);
    let saved = await this.#store(ownerId, reference, document);
    // Of two tabs that save at once, the rules refuse the second, whose rate is outdated.
    if (!saved.ok && saved.failure === 'denied') saved = await this.#store(ownerId, reference, document);
    return saved.ok ? saved.value : this.#clockCheck.explainPast(saved);
  }

  #store(
    ownerId: string,
    reference: DocumentReference,
    document: DocumentData,
  ): Promise<BackendResult<Result<void, TooMany>>> {
    return commitTransaction<Result<void, TooMany>>(this.#operations, this.#firestore, async (transaction) => {
      if (!(await transaction.get(reference)).exists()) {
        const acts = { searches: reference.id };
        const raised = await raiseRates(transaction, this.#firestore, ownerId, acts, this.#clock.now());
        if (!raised.ok) return raised;
      }
      transaction.set(reference, document);
      return success();
    });
  }

  remove(ownerId: string, id: string): Promise<BackendResult<void>> {
    const reference = this.#searches.referenceOf(ownerId, id);
    return commitTransaction(this.#operations, this.#firestore, (transaction) => void transaction.delete(reference));
  }
}
