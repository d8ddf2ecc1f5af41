import { onSnapshot, type DocumentReference, type FirestoreError, type Query } from 'firebase/firestore';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { failure, success } from '../../../domain/shared/Result';
import { backendFailureOf } from './backendFailureOf';
import { emitWithTimeout } from './emitWithTimeout';
import type { StoredDocument } from './readDocument';
import type { SharedListeners } from './SharedListeners';
import { withEstimatedTimestamps } from './withEstimatedTimestamps';

/** What is followed under a key by all who watch it; a failure ends it, and the next to watch begins anew. */
interface Followed<Value> {
  readonly shared: SharedListeners<BackendResult<Value>>;
  readonly key: string;
  /** What to say of an error; its name unless told otherwise. */
  readonly onError?: (reason: BackendFailure) => BackendResult<Value>;
}

/**
 * Follows what a query finds. Until the server has answered, the SDK says « empty » of what it has never seen: that is no news,
 * and a failure once the server takes too long.
 */
export function followQuery<Value>(
  followed: Followed<Value>,
  query: Query,
  read: (documents: readonly StoredDocument[]) => Value,
  listener: (told: BackendResult<Value>) => void,
): Unsubscribe {
  return follow(followed, listener, (tell, tellUnlessAnswered, onError) =>
    onSnapshot(
      query,
      { includeMetadataChanges: true },
      (snapshot) => {
        if (snapshot.empty && snapshot.metadata.fromCache) tellUnlessAnswered();
        else tell(read(snapshot.docs.map(withEstimatedTimestamps)));
      },
      onError,
    ),
  );
}

/** Follows one document; `read` gets null once the server has said that there is none. */
export function followDocument<Value>(
  followed: Followed<Value>,
  reference: DocumentReference,
  read: (document: StoredDocument | null) => Value,
  listener: (told: BackendResult<Value>) => void,
): Unsubscribe {
  return follow(followed, listener, (tell, tellUnlessAnswered, onError) =>
    onSnapshot(
      reference,
      { includeMetadataChanges: true },
      (snapshot) => {
        if (!snapshot.exists() && snapshot.metadata.fromCache) tellUnlessAnswered();
        else tell(read(snapshot.exists() ? withEstimatedTimestamps(snapshot) : null));
      },
      onError,
    ),
  );
}

function follow<Value>(
  { shared, key, onError = failure }: Followed<Value>,
  listener: (told: BackendResult<Value>) => void,
  start: (
    tell: (value: Value) => void,
    tellUnlessAnswered: () => void,
    onError: (error: FirestoreError) => void,
  ) => Unsubscribe,
): Unsubscribe {
  return shared.watch(
    key,
    (tell) => {
      const telling = emitWithTimeout(tell);
      const stop = start(
        (value) => telling.tell(success(value)),
        () => telling.tellUnlessAnswered(failure('offline')),
        (error) => {
          telling.stop();
          shared.forget(key);
          tell(onError(backendFailureOf(error)));
        },
      );
      return () => {
        telling.stop();
        stop();
      };
    },
    listener,
  );
}
