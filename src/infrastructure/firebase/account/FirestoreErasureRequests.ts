import { doc, serverTimestamp, type Firestore } from 'firebase/firestore';
import type { ErasureRequests } from '../../../application/privacy/ErasureRequests';
import type { BackendResult } from '../../../application/shared/BackendResult';
import { success } from '../../../domain/shared/Result';
import { createIfAbsent } from '../connection/createIfAbsent';
import type { FirebaseOperations } from '../connection/FirebaseOperations';

/** `erasures/{uid}`. The rules want a sign-in within five minutes, as the deletion of the identity does. */
export class FirestoreErasureRequests implements ErasureRequests {
  readonly #firestore: Firestore;
  readonly #operations: FirebaseOperations;

  constructor(firestore: Firestore, operations: FirebaseOperations) {
    this.#firestore = firestore;
    this.#operations = operations;
  }

  async ask(uid: string): Promise<BackendResult<void>> {
    const request = doc(this.#firestore, 'erasures', uid);
    const asked = await createIfAbsent(this.#operations, request, (transaction) => {
      transaction.set(request, { askedAt: serverTimestamp() });
    });
    return asked.ok ? success() : asked;
  }
}
