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
  #pageAnswer: Promise<ReadConfiguration | null>;

  /** `pageAnswer`: what the page itself has asked for, or null; the first subscription gets it unless the server was faster. */
  constructor(
    firestore: Firestore,
    operations: FirebaseOperations,
    schedule?: Schedule,
    pageAnswer: Promise<ReadConfiguration | null> = Promise.resolve(null),
  ) {
    this.#pageAnswer = pageAnswer;
    this.#reference = doc(firestore, KEY);
    this.#operations = operations;
    this.#listeners = new SharedListeners(schedule);
  }

  subscribe(listener: (read: ReadConfiguration) => void): Unsubscribe {
    let isSettled = false;
    void this.#pageAnswer.then((read) => {
      if (read !== null && !isSettled) listener(read);
    });
    this.#pageAnswer = Promise.resolve(null);
    const stop = this.#listeners.subscribe(
      KEY,
      (emit) => subscribeToConfiguration(this.#reference, this.#operations, emit),
      (read) => {
        isSettled = true;
        listener(read);
      },
    );
    return () => {
      isSettled = true;
      stop();
    };
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
