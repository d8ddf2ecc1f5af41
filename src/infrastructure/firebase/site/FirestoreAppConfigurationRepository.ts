import { doc, runTransaction, Timestamp, type DocumentReference, type Firestore } from 'firebase/firestore';
import type {
  AppConfigurationRepository,
  ReadConfiguration,
} from '../../../application/maintenance/AppConfigurationRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import {
  closedConfiguration,
  openConfiguration,
  type AppConfiguration,
} from '../../../domain/maintenance/AppConfiguration';
import { configurationDocument } from './configurationSchema';
import type { FirebaseOperations } from '../connection/FirebaseOperations';
import { subscribeToConfiguration } from './subscribeToConfiguration';
import { readDocument } from '../connection/readDocument';
import { SharedListeners, type Schedule } from '../connection/SharedListeners';

const KEY = 'config/app';

export class FirestoreAppConfigurationRepository implements AppConfigurationRepository {
  readonly isRemote = true;
  readonly #reference: DocumentReference;
  readonly #operations: FirebaseOperations;
  readonly #listeners: SharedListeners<ReadConfiguration>;

  constructor(firestore: Firestore, operations: FirebaseOperations, schedule?: Schedule) {
    this.#reference = doc(firestore, KEY);
    this.#operations = operations;
    this.#listeners = new SharedListeners(schedule);
  }

  subscribe(listener: (read: ReadConfiguration) => void): Unsubscribe {
    return this.#listeners.subscribe(
      KEY,
      (emit) => subscribeToConfiguration(this.#reference, this.#operations, emit),
      listener,
    );
  }

  change(changes: Partial<AppConfiguration>): Promise<BackendResult<void>> {
    const reference = this.#reference;
    return this.#operations.run(() =>
      runTransaction(reference.firestore, async (transaction) => {
        const stored = await transaction.get(reference);
        const before = stored.exists()
          ? (readDocument(configurationDocument, stored) ?? closedConfiguration)
          : openConfiguration;
        transaction.set(reference, documentOf({ ...before, ...changes }));
      }),
    );
  }
}

function documentOf({ targetDate, ...others }: AppConfiguration) {
  return { ...others, targetDate: targetDate === null ? null : Timestamp.fromMillis(targetDate) };
}
