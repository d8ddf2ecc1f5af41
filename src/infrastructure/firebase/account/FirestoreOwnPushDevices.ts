import {
  doc,
  runTransaction,
  serverTimestamp,
  type DocumentReference,
  type Firestore,
  type Transaction,
} from 'firebase/firestore';
import type { OwnPushDevices } from '../../../application/notifications/OwnPushDevices';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { PushDevice } from '../../../domain/notifications/PushDevice';
import type { FirebaseConfiguration } from '../connection/FirebaseConfiguration';
import type { FirebaseOperations } from '../connection/FirebaseOperations';
import { sha256 } from '../connection/sha256';
import { readFromServer } from './readFromServer';

export class FirestoreOwnPushDevices implements OwnPushDevices {
  readonly publicKey: string | null;
  readonly #firestore: Firestore;
  readonly #operations: FirebaseOperations;

  constructor(
    firestore: Firestore,
    operations: FirebaseOperations,
    { pushPublicKey }: Pick<FirebaseConfiguration, 'pushPublicKey'>,
  ) {
    this.publicKey = pushPublicKey ?? null;
    this.#firestore = firestore;
    this.#operations = operations;
  }

  /** The server removes devices: what this browser has cached does not count. */
  has(uid: string, endpoint: string): Promise<BackendResult<boolean>> {
    return this.#operations.run(async () => (await readFromServer(await this.#referenceOf(uid, endpoint))).exists());
  }

  add(uid: string, { endpoint, p256dh, auth }: PushDevice): Promise<BackendResult<void>> {
    return this.#write(uid, endpoint, async (transaction, reference) => {
      // The rules let no device be changed.
      if ((await transaction.get(reference)).exists()) return;
      transaction.set(reference, { endpoint, p256dh, auth, createdAt: serverTimestamp() });
    });
  }

  remove(uid: string, endpoint: string): Promise<BackendResult<void>> {
    return this.#write(uid, endpoint, async (transaction, reference) => {
      transaction.delete(reference);
    });
  }

  /** In a transaction, which fails while offline; a plain write would stay pending without an error. */
  #write(
    uid: string,
    endpoint: string,
    work: (transaction: Transaction, reference: DocumentReference) => Promise<void>,
  ): Promise<BackendResult<void>> {
    return this.#operations.run(async () => {
      const reference = await this.#referenceOf(uid, endpoint);
      await runTransaction(this.#firestore, (transaction) => work(transaction, reference));
    });
  }

  async #referenceOf(uid: string, endpoint: string): Promise<DocumentReference> {
    return doc(this.#firestore, 'users', uid, 'devices', await sha256(endpoint));
  }
}
