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

  /** A transaction fails without network, where a plain write would wait unheard. */
  async add({ id, email, ...words }: ContactMessage): Promise<BackendResult<void>> {
    const reference = doc(this.#firestore, 'contact_messages', id);
    const message = { ...words, email: email.value, sentAt: serverTimestamp() };
    const added = await this.#operations.run(() =>
      runTransaction(
        this.#firestore,
        async (transaction) => {
          transaction.set(reference, message);
        },
        // Nothing is read, so nothing can cross it: `FirebaseOperations` alone tries again, and a person hears of it soon.
        { maxAttempts: 1 },
      ),
    );
    if (added.ok || added.failure !== 'denied') return added;
    return (await this.#isTaken(reference)) ? success() : failure('denied');
  }

  /** A message that is there may not be read by who wrote it, nor written again; an id that is free may be asked for. */
  async #isTaken(reference: DocumentReference): Promise<boolean> {
    const found = await this.#operations.run(() => getDocFromServer(reference));
    return !found.ok && found.failure === 'denied';
  }
}
