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
    void readOnce(user).then((result) => {
      unlessStopped(() => emit(result));
      // The listener may have unsubscribed on a failure.
      unlessStopped(() => {
        stop = subscribe(user, emit);
      });
    });
    return () => {
      isStopped = true;
      stop();
    };
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

async function readOnce(user: DocumentReference): Promise<BackendResult<UserProfile | null>> {
  try {
    return resultOf(await readFromServer(user));
  } catch (error) {
    const reason = backendFailureOf(error);
    // `offline` is retried (specification §9), which is meant for network errors only, not for others with the same message.
    return failure(reason === 'offline' && errorKindOf(error) !== 'network-error' ? 'unknown' : reason);
  }
}

/** While the server is unreachable, the SDK reports a document that it has never seen as missing: that is ignored. */
function subscribe(
  user: DocumentReference,
  listener: (profile: BackendResult<UserProfile | null>) => void,
): Unsubscribe {
  return onSnapshot(
    user,
    { includeMetadataChanges: true },
    (snapshot) => {
      if (snapshot.exists() || !snapshot.metadata.fromCache) listener(resultOf(snapshot));
    },
    (error) => listener(failure(backendFailureOf(error))),
  );
}

function resultOf(snapshot: DocumentSnapshot): BackendResult<UserProfile | null> {
  if (!snapshot.exists()) return success(null);
  const profile = readDocument(userDocument, withEstimatedTimestamps(snapshot));
  return profile === null ? failure('unknown') : success(profile);
}
