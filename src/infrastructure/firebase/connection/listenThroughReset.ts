import type { FirestoreError } from 'firebase/firestore';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { backendFailureOf } from './backendFailureOf';
import type { FirebaseOperations } from './FirebaseOperations';

/**
 * Runs a listener of Firestore. One that ends with an error of the connection is started once more, if the connection could be
 * reset (specification §8); any other error, and the second one, is passed on. `start` may be called twice.
 */
export function listenThroughReset(
  operations: FirebaseOperations,
  start: (onError: (error: FirestoreError) => void) => Unsubscribe,
  onFailure: (reason: BackendFailure) => void,
): Unsubscribe {
  let isStopped = false;
  let stop = start((error) => {
    const reason = backendFailureOf(error);
    void operations.resetAfter(error).then((isReset) => {
      if (isStopped) return;
      if (isReset) stop = start((second) => onFailure(backendFailureOf(second)));
      else onFailure(reason);
    });
  });
  return () => {
    isStopped = true;
    stop();
  };
}
