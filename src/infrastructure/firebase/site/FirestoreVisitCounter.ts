import { doc, getDocFromServer, increment, runTransaction, serverTimestamp, type Firestore } from 'firebase/firestore';
import type { VisitCounter } from '../../../application/analytics/VisitCounter';
import type { BackendResult } from '../../../application/shared/BackendResult';
import { success } from '../../../domain/shared/Result';
import type { FirebaseOperations } from '../connection/FirebaseOperations';

/** `analytics/{YYYY-MM-DD}` (specification §3). */
export class FirestoreVisitCounter implements VisitCounter {
  readonly #firestore: Firestore;
  readonly #operations: FirebaseOperations;

  constructor(firestore: Firestore, operations: FirebaseOperations) {
    this.#firestore = firestore;
    this.#operations = operations;
  }

  /** In a transaction, which fails while offline; a plain write would stay pending, perhaps until after the day has ended. */
  count(day: string): Promise<BackendResult<void>> {
    const visits = doc(this.#firestore, 'analytics', day);
    const tally = { date: day, uniqueVisitors: increment(1), lastUpdated: serverTimestamp() };
    return this.#operations.run(() =>
      runTransaction(
        this.#firestore,
        async (transaction) => {
          transaction.set(visits, tally, { merge: true });
        },
        { maxAttempts: 1 },
      ),
    );
  }

  async read(day: string): Promise<BackendResult<number>> {
    const read = await this.#operations.run(() => getDocFromServer(doc(this.#firestore, 'analytics', day)));
    if (!read.ok) return read;
    const visitors: unknown = read.value.get('uniqueVisitors');
    return success(typeof visitors === 'number' ? visitors : 0);
  }
}
