import { onSnapshot, type DocumentReference, type FirestoreError, type Query } from 'firebase/firestore';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { failure, success } from '../../../domain/shared/Result';
import { emitWithTimeout } from './emitWithTimeout';
import type { FirebaseOperations } from './FirebaseOperations';
import { listenThroughReset } from './listenThroughReset';
import type { StoredDocument } from './readDocument';
import type { SharedListeners } from './SharedListeners';
import { withEstimatedTimestamps } from './withEstimatedTimestamps';

/** The listener that subscribers of a key share. A failure ends it, unless it succeeds after a reset of the connection; the next subscriber starts a new one. */
interface SharedSubscription<Value> {
  readonly operations: FirebaseOperations;
  readonly shared: SharedListeners<BackendResult<Value>>;
  readonly key: string;
  /** The result to emit for an error; by default the failure itself. */
  readonly onError?: (reason: BackendFailure) => BackendResult<Value>;
}

/**
 * Emits the results of a query. Until the server has answered, the SDK reports an empty cache as an empty result; that is not
 * emitted, and becomes the failure `offline` when the server takes too long.
 */
export function subscribeToQuery<Value>(
  subscription: SharedSubscription<Value>,
  query: Query,
  read: (documents: readonly StoredDocument[]) => Value,
  listener: (result: BackendResult<Value>) => void,
): Unsubscribe {
  return subscribe(subscription, listener, (emit, emitAfterTimeout, onError) =>
    onSnapshot(
      query,
      { includeMetadataChanges: true },
      (snapshot) => {
        if (snapshot.empty && snapshot.metadata.fromCache) emitAfterTimeout();
        else emit(read(snapshot.docs.map(withEstimatedTimestamps)));
      },
      onError,
    ),
  );
}

/** Emits one document; `read` gets null once the server has answered that it does not exist. */
export function subscribeToDocument<Value>(
  subscription: SharedSubscription<Value>,
  reference: DocumentReference,
  read: (document: StoredDocument | null) => Value,
  listener: (result: BackendResult<Value>) => void,
): Unsubscribe {
  return subscribe(subscription, listener, (emit, emitAfterTimeout, onError) =>
    onSnapshot(
      reference,
      { includeMetadataChanges: true },
      (snapshot) => {
        if (!snapshot.exists() && snapshot.metadata.fromCache) emitAfterTimeout();
        else emit(read(snapshot.exists() ? withEstimatedTimestamps(snapshot) : null));
      },
      onError,
    ),
  );
}

function subscribe<Value>(
  { operations, shared, key, onError = failure }: SharedSubscription<Value>,
  listener: (result: BackendResult<Value>) => void,
  start: (
    emit: (value: Value) => void,
    emitAfterTimeout: () => void,
    onError: (error: FirestoreError) => void,
  ) => Unsubscribe,
): Unsubscribe {
  return shared.subscribe(
    key,
    (emit) => {
      const emitter = emitWithTimeout(emit);
      const stop = listenThroughReset(
        operations,
        (onSdkError) =>
          start(
            (value) => emitter.emit(success(value)),
            () => emitter.emitAfterTimeout(failure('offline')),
            onSdkError,
          ),
        (reason) => {
          emitter.stop();
          shared.discard(key);
          emit(onError(reason));
        },
      );
      return () => {
        emitter.stop();
        stop();
      };
    },
    listener,
  );
}
