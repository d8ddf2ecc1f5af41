import { getDocFromServer, type Firestore } from 'firebase/firestore';
import type { RestrictionRepository } from '../../../application/moderation/RestrictionRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Restriction } from '../../../domain/moderation/Restriction';
import type { FirebaseOperations } from '../connection/FirebaseOperations';
import { restrictionOfDocument, restrictionReference } from '../documents/readRestriction';

export class FirestoreRestrictionRepository implements RestrictionRepository {
  readonly #firestore: Firestore;
  readonly #operations: FirebaseOperations;

  constructor(firestore: Firestore, operations: FirebaseOperations) {
    this.#firestore = firestore;
    this.#operations = operations;
  }

  of(uid: string): Promise<BackendResult<Restriction | null>> {
    const reference = restrictionReference(this.#firestore, uid);
    return this.#operations.run(async () => restrictionOfDocument(await getDocFromServer(reference)));
  }
}
