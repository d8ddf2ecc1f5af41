import {
  doc,
  onSnapshot,
  serverTimestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase/firestore';
import type { UserRepository } from '../../../application/account/UserRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { UserProfile } from '../../../domain/account/UserProfile';
import { failure, success } from '../../../domain/shared/Result';
import { backendFailureOf } from '../connection/backendFailureOf';
import { createIfAbsent } from '../connection/createIfAbsent';
import { errorKindOf } from '../connection/errorKindOf';
import type { FirebaseOperations } from '../connection/FirebaseOperations';
import { listenThroughReset } from '../connection/listenThroughReset';
import { readFromServer } from './readFromServer';
import { readDocument } from '../connection/readDocument';
import { userDocument } from '../documents/userSchema';
import { withEstimatedTimestamps } from '../connection/withEstimatedTimestamps';

export class FirestoreUserRepository implements UserRepository {
  readonly #firestore: Firestore;
  readonly #operations: FirebaseOperations;

  constructor(firestore: Firestore, operations: FirebaseOperations) {
    this.#firestore = firestore;
    this.#operations = operations;
  }

  /** Reads once, so that each subscription is one attempt, and then listens. Equal values are emitted once. */
  subscribe(uid: string, listener: (profile: BackendResult<UserProfile | null>) => void): Unsubscribe {
    const user = doc(this.#firestore, 'users', uid);
    let isStopped = false;
    let last = '';
    const emit = (result: BackendResult<UserProfile | null>) => {
      const next = JSON.stringify(result);
      if (next !== last) listener(result);
      last = next;
    };
    let stop: Unsubscribe = () => undefined;
    const unlessStopped = (next: () => void) => {
      if (!isStopped) next();
    };
    void this.#readOnce(user).then((result) => {
      unlessStopped(() => emit(result));
      // The listener may have unsubscribed on a failure.
      unlessStopped(() => {
        stop = subscribe(user, this.#operations, emit);
      });
    });
    return () => {
      isStopped = true;
      stop();
    };
  }

  /** Network errors are retried by the loading of the profile (specification §9), a bad request here, once the connection is reset. */
  async #readOnce(user: DocumentReference, isRetry = false): Promise<BackendResult<UserProfile | null>> {
    try {
      return resultOf(await readFromServer(user));
    } catch (error) {
      const reason = backendFailureOf(error);
      const isReset = await this.#operations.resetAfter(error);
      const kind = errorKindOf(error);
      if (isReset && kind === 'bad-request' && !isRetry) return this.#readOnce(user, true);
      // Others are `offline` too, and not retried.
      return failure(reason === 'offline' && kind !== 'network-error' ? 'unknown' : reason);
    }
  }

  async create(profile: UserProfile): Promise<BackendResult<void>> {
    const user = doc(this.#firestore, 'users', profile.uid);
    const { displayName, photoURL } = profile;
    // Server time, because this device’s clock may be wrong.
    const createdAt = serverTimestamp();
    const created = await createIfAbsent(this.#operations, user, (transaction) => {
      transaction.set(user, { ...profile, createdAt, updatedAt: createdAt });
      transaction.set(doc(this.#firestore, 'profiles', profile.uid), { displayName, photoURL, memberSince: createdAt });
    });
    return created.ok ? success() : created;
  }
}

/** While the server is unreachable, the SDK reports a document that it has never seen as missing: that is ignored. */
function subscribe(
  user: DocumentReference,
  operations: FirebaseOperations,
  listener: (profile: BackendResult<UserProfile | null>) => void,
): Unsubscribe {
  let hasAnswered = false;
  return listenThroughReset(
    operations,
    (onError) =>
      onSnapshot(
        user,
        { includeMetadataChanges: true },
        (snapshot) => {
          hasAnswered ||= !snapshot.metadata.fromCache;
          // What is stored may be old; a form that begins with it would undo what was changed elsewhere.
          if (hasAnswered || (snapshot.exists() && !navigator.onLine)) listener(resultOf(snapshot));
        },
        onError,
      ),
    (reason) => listener(failure(reason)),
  );
}

function resultOf(snapshot: DocumentSnapshot): BackendResult<UserProfile | null> {
  if (!snapshot.exists()) return success(null);
  const profile = readDocument(userDocument, withEstimatedTimestamps(snapshot));
  return profile === null ? failure('unknown') : success(profile);
}
