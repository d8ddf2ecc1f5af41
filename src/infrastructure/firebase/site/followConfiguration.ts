import { onSnapshot, type DocumentReference, type DocumentSnapshot } from 'firebase/firestore';
import type { ReadConfiguration } from '../../../application/maintenance/AppConfigurationRepository';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { failure, success } from '../../../domain/shared/Result';
import { backendFailureOf } from '../connection/backendFailureOf';
import { configurationDocument } from './configurationSchema';
import { emitWithTimeout } from '../connection/emitWithTimeout';
import { readDocument } from '../connection/readDocument';

/** A listener that has failed is dead: after so many milliseconds another takes its place. */
const NEXT_TRY = 15_000;

/** Follows `config/app`, and goes on trying when it may not be read. */
export function followConfiguration(
  reference: DocumentReference,
  tell: (read: ReadConfiguration) => void,
): Unsubscribe {
  const telling = emitWithTimeout(tell);
  let nextTry: ReturnType<typeof setTimeout> | undefined;
  let stop = listen();

  function listen(): Unsubscribe {
    return onSnapshot(
      reference,
      { includeMetadataChanges: true },
      (snapshot) => {
        // Until the server has answered, the SDK says of what it has never seen that it is not there.
        if (!snapshot.exists() && snapshot.metadata.fromCache) telling.tellUnlessAnswered(failure('offline'));
        else telling.tell(readConfiguration(snapshot));
      },
      (error) => {
        telling.tell(failure(backendFailureOf(error)));
        nextTry = setTimeout(() => {
          stop = listen();
        }, NEXT_TRY);
      },
    );
  }

  return () => {
    clearTimeout(nextTry);
    telling.stop();
    stop();
  };
}

function readConfiguration(snapshot: DocumentSnapshot): ReadConfiguration {
  if (!snapshot.exists()) return success(null);
  const configuration = readDocument(configurationDocument, snapshot);
  return configuration === null ? failure('malformed') : success(configuration);
}
