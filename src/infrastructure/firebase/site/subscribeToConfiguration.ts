import { onSnapshot, type DocumentReference, type DocumentSnapshot, type FirestoreError } from 'firebase/firestore';
import type { ReadConfiguration } from '../../../application/maintenance/AppConfigurationRepository';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { failure, success } from '../../../domain/shared/Result';
import { backendFailureOf } from '../connection/backendFailureOf';
import { configurationDocument } from './configurationSchema';
import { emitWithTimeout } from '../connection/emitWithTimeout';
import type { FirebaseOperations } from '../connection/FirebaseOperations';
import { listenThroughReset } from '../connection/listenThroughReset';
import { readDocument } from '../connection/readDocument';

/** Milliseconds after which a listener that has failed is replaced. */
const RETRY_DELAY = 15_000;

/** Emits `config/app`. After a failure, also a refusal, it retries. */
export function subscribeToConfiguration(
  reference: DocumentReference,
  operations: FirebaseOperations,
  emit: (read: ReadConfiguration) => void,
): Unsubscribe {
  const emitter = emitWithTimeout(emit);
  let hasAnswered = false;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  // Later failures wait for the next attempt: the connection is reset once.
  let stop = listenThroughReset(operations, listen, fail);

  function listen(onError: (error: FirestoreError) => void): Unsubscribe {
    return onSnapshot(
      reference,
      { includeMetadataChanges: true },
      (snapshot) => {
        hasAnswered ||= !snapshot.metadata.fromCache;
        // Until the server has answered, the SDK reports what it has stored: a site that was open then may be closed now.
        if (!hasAnswered) emitter.emitAfterTimeout(failure('offline'));
        else emitter.emit(readConfiguration(snapshot));
      },
      onError,
    );
  }

  function fail(reason: BackendFailure): void {
    // A server out of reach makes no error: the SDK waits for it. Hence an error is an answer, also that the quota is used up.
    emitter.emit(failure(reason === 'offline' ? 'unknown' : reason));
    retryTimer = setTimeout(() => {
      stop = listen((error) => fail(backendFailureOf(error)));
    }, RETRY_DELAY);
  }

  return () => {
    clearTimeout(retryTimer);
    emitter.stop();
    stop();
  };
}

function readConfiguration(snapshot: DocumentSnapshot): ReadConfiguration {
  if (!snapshot.exists()) return success(null);
  const configuration = readDocument(configurationDocument, snapshot);
  return configuration === null ? failure('malformed') : success(configuration);
}
