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

  /** Asks once, so that an attempt is an attempt, and listens from then on. What is the same is not told twice. */
  subscribe(uid: string, listener: (profile: BackendResult<UserProfile | null>) => void): Unsubscribe {
    const user = doc(this.#firestore, 'users', uid);
    let isOver = false;
    let last = '';
    const tell = (told: BackendResult<UserProfile | null>) => {
      const next = JSON.stringify(told);
      if (next !== last) listener(told);
      last = next;
    };
    let stop: Unsubscribe = () => undefined;
    const unlessOver = (next: () => void) => {
      if (!isOver) next();
    };
    void readNow(user).then((told) => {
      unlessOver(() => tell(told));
      // Whoever heard of a failure may have left.
      unlessOver(() => {
        stop = follow(user, tell);
      });
    });
    return () => {
      isOver = true;
      stop();
    };
  }

  async create(profile: UserProfile): Promise<BackendResult<void>> {
    const user = doc(this.#firestore, 'users', profile.uid);
    const { displayName, photoURL } = profile;
    // By the clock of the server: this one may be wrong.
    const createdAt = serverTimestamp();
    const created = await createIfAbsent(this.#operations, user, (transaction) => {
      transaction.set(user, { ...profile, createdAt, updatedAt: createdAt });
      transaction.set(doc(this.#firestore, 'profiles', profile.uid), { displayName, photoURL, memberSince: createdAt });
    });
    return created.ok ? success() : created;
  }
}

async function readNow(user: DocumentReference): Promise<BackendResult<UserProfile | null>> {
  try {
    return toldBy(await readFromServer(user));
  } catch (error) {
    const reason = backendFailureOf(error);
    // `offline` is what is tried again (specification §9): an error of the network, and no other that means as much to a person.
    return failure(reason === 'offline' && errorKindOf(error) !== 'network-error' ? 'unknown' : reason);
  }
}

/** Out of reach, the SDK says that a document it has never seen is not there: that is no news. */
function follow(user: DocumentReference, listener: (profile: BackendResult<UserProfile | null>) => void): Unsubscribe {
  return onSnapshot(
    user,
    { includeMetadataChanges: true },
    (snapshot) => {
      if (snapshot.exists() || !snapshot.metadata.fromCache) listener(toldBy(snapshot));
    },
    (error) => listener(failure(backendFailureOf(error))),
  );
}

function toldBy(snapshot: DocumentSnapshot): BackendResult<UserProfile | null> {
  if (!snapshot.exists()) return success(null);
  const profile = readDocument(userDocument, withEstimatedTimestamps(snapshot));
  return profile === null ? failure('unknown') : success(profile);
}
