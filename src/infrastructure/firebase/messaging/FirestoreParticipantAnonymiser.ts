import {
  collection,
  FieldPath,
  getDocsFromServer,
  limit,
  query,
  runTransaction,
  where,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import type { ParticipantAnonymiser } from '../../../application/messaging/ParticipantAnonymiser';
import type { BackendResult } from '../../../application/shared/BackendResult';
import { DELETED_PERSON } from '../../../domain/account/UserProfile';
import { success } from '../../../domain/shared/Result';
import type { FirebaseOperations } from '../connection/FirebaseOperations';

/** The limit that the rules set for one query. */
const MAXIMUM_LIMIT = 1000;

export class FirestoreParticipantAnonymiser implements ParticipantAnonymiser {
  readonly #firestore: Firestore;
  readonly #operations: FirebaseOperations;

  constructor(firestore: Firestore, operations: FirebaseOperations) {
    this.#firestore = firestore;
    this.#operations = operations;
  }

  async anonymise(uid: string): Promise<BackendResult<void>> {
    const own = query(
      collection(this.#firestore, 'conversations'),
      where('participants', 'array-contains', uid),
      limit(MAXIMUM_LIMIT),
    );
    const found = await this.#operations.run(() => getDocsFromServer(own));
    if (!found.ok) return found;
    const name = new FieldPath('names', uid);
    for (const conversation of found.value.docs) {
      if (conversation.get(name) === DELETED_PERSON) continue;
      const changed = await this.#operations.run(() => this.#rename(conversation, name));
      if (!changed.ok) return changed;
    }
    return success();
  }

  /** In a transaction, which fails while offline; a plain write would stay pending without an error. */
  #rename({ ref }: QueryDocumentSnapshot, name: FieldPath): Promise<void> {
    return runTransaction(this.#firestore, async (transaction) => {
      transaction.update(ref, name, DELETED_PERSON);
    });
  }
}
