import {
  doc,
  getDocFromServer,
  runTransaction,
  serverTimestamp,
  type DocumentReference,
  type Firestore,
} from 'firebase/firestore';
import type { ContactMessageRepository } from '../../../application/contact/ContactMessageRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { ContactMessage } from '../../../domain/contact/ContactMessage';
import { failure, success } from '../../../domain/shared/Result';
import type { FirebaseOperations } from '../connection/FirebaseOperations';

export class FirestoreContactMessageRepository implements ContactMessageRepository {
  readonly isDemonstration = false;
  readonly #firestore: Firestore;
  readonly #operations: FirebaseOperations;

  constructor(firestore: Firestore, operations: FirebaseOperations) {
    this.#firestore = firestore;
    this.#operations = operations;
  }

  /** In a transaction, which fails while offline; a plain write would stay pending without an error. */
  async add({ id, email, ...words }: ContactMessage): Promise<BackendResult<void>> {
    const reference = doc(this.#firestore, 'contact_messages', id);
    const message = { ...words, email: email.value, sentAt: serverTimestamp(), handled: null };
    const added = await this.#operations.run(() =>
      runTransaction(
        this.#firestore,
        async (transaction) => {
          transaction.set(reference, message);
        },
        // It reads nothing, so there are no conflicts to retry; `FirebaseOperations` retries after network errors.
        { maxAttempts: 1 },
      ),
    );
    if (added.ok || added.failure !== 'denied') return added;
    return (await this.#exists(reference)) ? success() : failure('denied');
  }

  /** The rules let everyone read an id that is free, but not a stored message. */
  async #exists(reference: DocumentReference): Promise<boolean> {
    const found = await this.#operations.run(() => getDocFromServer(reference));
    return !found.ok && found.failure === 'denied';
  }
}
