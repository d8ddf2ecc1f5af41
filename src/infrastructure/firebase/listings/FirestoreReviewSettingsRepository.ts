import { getDocFromServer, type Firestore } from 'firebase/firestore';
import type { ReviewSettingsRepository } from '../../../application/listings/ReviewSettingsRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { ReviewSettings } from '../../../domain/listings/review/ReviewSettings';
import type { FirebaseOperations } from '../connection/FirebaseOperations';
import { reviewSettingsOf, settingsReference } from '../documents/reviewSettingsOf';

export class FirestoreReviewSettingsRepository implements ReviewSettingsRepository {
  readonly #firestore: Firestore;
  readonly #operations: FirebaseOperations;

  constructor(firestore: Firestore, operations: FirebaseOperations) {
    this.#firestore = firestore;
    this.#operations = operations;
  }

  read(): Promise<BackendResult<ReviewSettings>> {
    return this.#operations.run(async () =>
      reviewSettingsOf(await getDocFromServer(settingsReference(this.#firestore))),
    );
  }
}
