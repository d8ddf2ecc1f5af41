import type { Firestore } from '@google-cloud/firestore';
import type { Bucket } from '@google-cloud/storage';
import type { AccountEraser, ErasureStep } from '../../../application/privacy/erasure/AccountEraser';
import type { Clock } from '../../../application/shared/Clock';
import { DELETED_PERSON } from '../../../domain/account/UserProfile';
import { EmailAddress } from '../../../domain/shared/EmailAddress';
import { FirebaseStoredPhotos } from '../sweep/FirebaseStoredPhotos';
import { FirestorePhotoUses } from '../sweep/FirestorePhotoUses';
import { eraseListings } from './eraseListings';
import { eraseNotifications } from './eraseNotifications';
import { eraseRecords } from './eraseRecords';
import { eraseSavedItems } from './eraseSavedItems';
import { eraseSubscription } from './eraseSubscription';
import { changeStored, forEachFound } from './foundDocuments';

/** The part of `Auth` of `firebase-admin` that deletes an identity. */
export interface Identities {
  deleteUser(uid: string): Promise<void>;
}

export interface ErasedServices {
  /** As an administrator, to whom no rule applies. */
  readonly firestore: Firestore;
  /** Of the photos; as an administrator too. */
  readonly bucket: Bucket;
  readonly identities: Identities;
}

/** Each document is read again and changed in a transaction, or deleted: the person’s browser may be doing the same. */
export class FirebaseAccountEraser implements AccountEraser {
  readonly #firestore: Firestore;
  readonly #identities: Identities;
  readonly #clock: Clock;
  readonly #photos: FirebaseStoredPhotos;
  readonly #uses: FirestorePhotoUses;

  constructor({ firestore, bucket, identities }: ErasedServices, clock: Clock) {
    this.#firestore = firestore;
    this.#identities = identities;
    this.#clock = clock;
    this.#photos = new FirebaseStoredPhotos(bucket);
    this.#uses = new FirestorePhotoUses(firestore);
  }

  erase(step: ErasureStep, uid: string): Promise<void> {
    return this.#steps[step](uid);
  }

  readonly #steps: Readonly<Record<ErasureStep, (uid: string) => Promise<void>>> = {
    listings: (uid) => eraseListings(this.#firestore, uid, this.#clock.now()),
    'saved-items': (uid) => eraseSavedItems(this.#firestore, uid),
    preferences: async (uid) => void (await this.#firestore.doc(`users/${uid}/private/preferences`).delete()),
    newsletter: (uid) => this.#unsubscribe(uid),
    profile: (uid) => this.#eraseProfile(uid),
    conversations: (uid) => this.#anonymise(uid),
    records: (uid) => eraseRecords(this.#firestore, uid, this.#clock.now()),
    notifications: (uid) => eraseNotifications(this.#firestore, uid),
    identity: (uid) => this.#deleteIdentity(uid),
    photos: (uid) => this.#emptyPhotos(uid),
  };

  async #unsubscribe(uid: string): Promise<void> {
    const email: unknown = (await this.#firestore.doc(`users/${uid}`).get()).get('email');
    const address = EmailAddress.parse(typeof email === 'string' ? email : '');
    if (address.ok) await eraseSubscription(this.#firestore, address.value);
  }

  /** The account keeps its role, its dates and its count: it cannot be created again. */
  async #eraseProfile(uid: string): Promise<void> {
    const nobody = { displayName: DELETED_PERSON, photoURL: null, phoneNumber: null, email: null };
    await changeStored(this.#firestore, this.#firestore.doc(`users/${uid}`), (transaction, account) => {
      if (Object.entries(nobody).some(([field, value]) => account.get(field) !== value))
        transaction.update(account.ref, { ...nobody, updatedAt: new Date(this.#clock.now()) });
    });
    await this.#firestore.doc(`profiles/${uid}`).delete();
  }

  async #anonymise(uid: string): Promise<void> {
    const own = this.#firestore.collection('conversations').where('participants', 'array-contains', uid);
    await forEachFound(own.select('names'), async (found) => {
      if (namesIn(found.get('names'))[uid] === DELETED_PERSON) return;
      await changeStored(this.#firestore, found.ref, (transaction, conversation) => {
        const names = { ...namesIn(conversation.get('names')), [uid]: DELETED_PERSON };
        transaction.update(found.ref, { names });
      });
    });
  }

  async #deleteIdentity(uid: string): Promise<void> {
    try {
      await this.#identities.deleteUser(uid);
    } catch (error) {
      if (!(error instanceof Error) || !('code' in error) || error.code !== 'auth/user-not-found') throw error;
    }
  }

  /** Those that neither a listing nor a message names; also of drafts, which only browsers know. */
  async #emptyPhotos(uid: string): Promise<void> {
    for await (const { photos } of this.#photos.ownedBy(uid)) {
      const used = await this.#uses.usedAmong(photos.map(({ id }) => id));
      for (const photo of photos) if (!used.has(photo.id)) await this.#photos.empty(photo);
    }
  }
}

function namesIn(stored: unknown): Readonly<Record<string, unknown>> {
  return typeof stored === 'object' && stored !== null ? { ...stored } : {};
}
