import {
  onSnapshot,
  type DocumentReference,
  type FirestoreError,
  type Query,
  type SnapshotMetadata,
} from 'firebase/firestore';
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
 * Emits the results of a query. Until the server has answered, the SDK reports what it has stored, which may be old, or empty where it has
 * stored nothing: that is emitted only when the server takes too long or the browser is offline, the empty result as the failure `offline`.
 */
export function subscribeToQuery<Value>(
  subscription: SharedSubscription<Value>,
  query: Query,
  read: (documents: readonly StoredDocument[]) => Value,
  listener: (result: BackendResult<Value>) => void,
): Unsubscribe {
  return subscribe(subscription, listener, (emit, onError) =>
    onSnapshot(
      query,
      { includeMetadataChanges: true },
      ({ empty, metadata, docs }) => {
        const isUnknown = empty && metadata.fromCache;
        emit(isUnknown ? failure('offline') : success(read(docs.map(withEstimatedTimestamps))), metadata);
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
  return subscribe(subscription, listener, (emit, onError) =>
    onSnapshot(
      reference,
      { includeMetadataChanges: true },
      (snapshot) => {
        const { metadata } = snapshot;
        const isUnknown = !snapshot.exists() && metadata.fromCache;
        const document = snapshot.exists() ? withEstimatedTimestamps(snapshot) : null;
        emit(isUnknown ? failure('offline') : success(read(document)), metadata);
      },
      onError,
    ),
  );
}

function subscribe<Value>(
  { operations, shared, key, onError = failure }: SharedSubscription<Value>,
  listener: (result: BackendResult<Value>) => void,
  start: (
    emit: (result: BackendResult<Value>, source: SnapshotMetadata) => void,
    onError: (error: FirestoreError) => void,
  ) => Unsubscribe,
): Unsubscribe {
  return shared.subscribe(
    key,
    (emit) => {
      const emitter = emitWithTimeout(emit, operations);
      let hasAnswered = false;
      const stop = listenThroughReset(
        operations,
        (onSdkError) =>
          start((result, { fromCache, hasPendingWrites }) => {
            hasAnswered ||= !fromCache;
            const isCurrent = hasAnswered || hasPendingWrites;
            if (isCurrent && result.ok) emitter.emit(result);
            else emitter.emitAfterTimeout(result);
          }, onSdkError),
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
