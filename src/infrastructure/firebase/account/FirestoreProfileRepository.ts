import {
  deleteField,
  doc,
  runTransaction,
  serverTimestamp,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase/firestore';
import type { ProfileRepository } from '../../../application/account/ProfileRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { DELETED_PERSON } from '../../../domain/account/UserProfile';
import type { ProfileChanges, PublicProfile } from '../../../domain/account/PublicProfile';
import { failure, success } from '../../../domain/shared/Result';
import { subscribeToDocument } from '../connection/subscribeToDocuments';
import type { FirebaseOperations } from '../connection/FirebaseOperations';
import { profileDocument } from '../documents/profileSchema';
import { readDocument, type StoredDocument } from '../connection/readDocument';
import { SharedListeners, type Schedule } from '../connection/SharedListeners';

export class FirestoreProfileRepository implements ProfileRepository {
  readonly #firestore: Firestore;
  readonly #operations: FirebaseOperations;
  readonly #profiles: SharedListeners<BackendResult<PublicProfile | null>>;

  constructor(firestore: Firestore, operations: FirebaseOperations, schedule?: Schedule) {
    this.#firestore = firestore;
    this.#operations = operations;
    this.#profiles = new SharedListeners(schedule);
  }

  subscribe(uid: string, listener: (profile: BackendResult<PublicProfile | null>) => void): Unsubscribe {
    const profile = doc(this.#firestore, 'profiles', uid);
    return subscribeToDocument(
      { operations: this.#operations, shared: this.#profiles, key: uid },
      profile,
      (document) => document && profileOf(document),
      listener,
    );
  }

  /** Every change is dated in the account; the rules require equal copies of what both documents hold. */
  async change(uid: string, changes: ProfileChanges): Promise<BackendResult<void>> {
    const [account, profile] = [doc(this.#firestore, 'users', uid), doc(this.#firestore, 'profiles', uid)];
    const changed = await this.#operations.run(() =>
      runTransaction(this.#firestore, async (transaction) => {
        const person = await transaction.get(account);
        if (!person.exists()) return false;
        const { displayName, photoURL, ...shownOnly } = changes;
        const copied = {
          ...(displayName !== undefined && { displayName }),
          ...(photoURL !== undefined && { photoURL }),
        };
        transaction.update(account, { ...copied, updatedAt: serverTimestamp() });
        // Former profiles have a response rate, which the rules refuse.
        const former = { answers: deleteField() };
        transaction.set(profile, { ...copiedFieldsOf(person), ...copied, ...shownOnly, ...former }, { merge: true });
        return true;
      }),
    );
    if (!changed.ok) return changed;
    return changed.value ? success() : failure('denied');
  }

  remove(uid: string): Promise<BackendResult<void>> {
    const [account, profile] = [doc(this.#firestore, 'users', uid), doc(this.#firestore, 'profiles', uid)];
    const nobody = { displayName: DELETED_PERSON, photoURL: null, phoneNumber: null, email: null };
    return this.#operations.run(() =>
      runTransaction(this.#firestore, async (transaction) => {
        const person = await transaction.get(account);
        if (person.exists()) transaction.update(account, { ...nobody, updatedAt: serverTimestamp() });
        transaction.delete(profile);
      }),
    );
  }
}

/** The fields that the profile copies from the account. */
function copiedFieldsOf(person: DocumentSnapshot): {
  readonly displayName: unknown;
  readonly photoURL: unknown;
  readonly memberSince: unknown;
} {
  return {
    displayName: person.get('displayName'),
    photoURL: person.get('photoURL'),
    memberSince: person.get('createdAt'),
  };
}

function profileOf(document: StoredDocument): PublicProfile | null {
  const read = readDocument(profileDocument, document);
  return read === null ? null : { uid: document.id, ...read };
}
