import {
  doc,
  getDocFromServer,
  increment,
  Timestamp,
  type DocumentReference,
  type Firestore,
} from 'firebase/firestore';
import type { FavouriteRepository } from '../../../application/favourites/FavouriteRepository';
import type { BackendResult, TimedResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { Favourite } from '../../../domain/favourites/Favourite';
import { success } from '../../../domain/shared/Result';
import { commitTransaction } from '../connection/commitTransaction';
import { createIfAbsent } from '../connection/createIfAbsent';
import { favouriteCountDocument, favouriteDocument } from './favouriteSchemas';
import type { ClockCheck } from '../connection/ClockCheck';
import type { FirebaseOperations } from '../connection/FirebaseOperations';
import { OwnedDocuments } from './OwnedDocuments';
import { readDocument, type StoredDocument } from '../connection/readDocument';
import type { Schedule } from '../connection/SharedListeners';

export class FirestoreFavouriteRepository implements FavouriteRepository {
  readonly #firestore: Firestore;
  readonly #operations: FirebaseOperations;
  readonly #clockCheck: ClockCheck;
  readonly #favourites: OwnedDocuments<Favourite>;

  constructor(firestore: Firestore, operations: FirebaseOperations, clockCheck: ClockCheck, schedule?: Schedule) {
    this.#firestore = firestore;
    this.#operations = operations;
    this.#clockCheck = clockCheck;
    const read = (document: StoredDocument): Favourite | null => readDocument(favouriteDocument, document);
    this.#favourites = new OwnedDocuments(
      firestore,
      operations,
      { collection: 'favourites', newestBy: 'addedAt', read },
      schedule,
    );
  }

  subscribe(ownerId: string, listener: (favourites: BackendResult<readonly Favourite[]>) => void): Unsubscribe {
    return this.#favourites.subscribe(ownerId, listener);
  }

  /** Writes the favourite and its count in one commit, as the rules require. */
  async add(ownerId: string, { addedAt, card }: Favourite): Promise<TimedResult<void>> {
    const favourite = this.#favourites.referenceOf(ownerId, card.id);
    const added = await createIfAbsent(this.#operations, favourite, (transaction) => {
      transaction.set(favourite, {
        addedAt: Timestamp.fromMillis(addedAt),
        card: JSON.stringify(card),
        listingId: card.id,
      });
      transaction.set(this.#countOf(card.id), { count: increment(1) }, { merge: true });
    });
    return this.#clockCheck.explainPast(added.ok ? success() : added);
  }

  /** When two tabs remove it at once, the rules refuse the second, so after a refusal the document is looked for. */
  async remove(ownerId: string, listingId: string): Promise<BackendResult<void>> {
    const favourite = this.#favourites.referenceOf(ownerId, listingId);
    const removed = await commitTransaction(this.#operations, this.#firestore, async (transaction) => {
      if (!(await transaction.get(favourite)).exists()) return;
      transaction.delete(favourite);
      transaction.update(this.#countOf(listingId), { count: increment(-1) });
    });
    if (removed.ok || removed.failure !== 'denied') return removed;
    const stored = await this.#operations.run(() => getDocFromServer(favourite));
    return stored.ok && !stored.value.exists() ? success() : removed;
  }

  async countsOf(listingIds: readonly string[]): Promise<BackendResult<Readonly<Record<string, number>>>> {
    const counted = await this.#operations.run(() =>
      Promise.all(listingIds.map((id) => getDocFromServer(this.#countOf(id)))),
    );
    if (!counted.ok) return counted;
    const counts = counted.value.map((count) =>
      count.exists() ? (readDocument(favouriteCountDocument, count)?.count ?? 0) : 0,
    );
    return success(Object.fromEntries(listingIds.map((id, index) => [id, counts[index] ?? 0])));
  }

  #countOf(listingId: string): DocumentReference {
    return doc(this.#firestore, 'favourite_counts', listingId);
  }
}
