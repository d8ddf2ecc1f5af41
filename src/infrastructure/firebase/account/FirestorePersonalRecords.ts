import {
  collection,
  doc,
  getDocFromServer,
  getDocsFromServer,
  limit,
  query,
  runTransaction,
  where,
  type DocumentReference,
  type Firestore,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase/firestore';
import * as v from 'valibot';
import type { PersonalRecords, PersonalRecordsOf } from '../../../application/privacy/PersonalRecords';
import type { BackendResult } from '../../../application/shared/BackendResult';
import { DELETED_PERSON } from '../../../domain/account/UserProfile';
import { contactSubjects } from '../../../domain/contact/ContactMessage';
import { reportReasons } from '../../../domain/moderation/Report';
import { rateLimits } from '../../../domain/shared/Rate';
import { success } from '../../../domain/shared/Result';
import type { FirebaseOperations } from '../connection/FirebaseOperations';
import { instant } from '../documents/listingSchemas';
import { TRANSACTION_ATTEMPTS } from '../connection/transactionAttempts';
import { pushDeviceDocument } from '../documents/pushDeviceSchema';
import { decisionOfDocument, readAll } from '../moderation/moderationOfDocument';
import { reviewsOfDocuments } from '../documents/reviewDocuments';
import { writeDeal } from '../documents/writeDeal';

/** The limit that the rules set for one query. */
const MOST_DECISIONS = 100;

const tombstoneSchema = v.object({
  ownerId: v.string(),
  state: v.literal('deleted'),
  publishedAt: instant,
  updatedAt: instant,
});
const dealSchema = v.object({ ownerId: v.string(), buyerId: v.string() });
const reportSchema = v.object({
  reporterId: v.string(),
  kind: v.picklist(['listing', 'person', 'conversation']),
  targetId: v.string(),
  reason: v.picklist(reportReasons),
  details: v.string(),
  createdAt: instant,
});
const letterSchema = v.object({
  name: v.string(),
  email: v.string(),
  subject: v.picklist(contactSubjects),
  message: v.string(),
  sentAt: instant,
});

interface FoundRecords {
  readonly deals: readonly QueryDocumentSnapshot[];
  readonly reports: readonly QueryDocumentSnapshot[];
  readonly letters: readonly QueryDocumentSnapshot[];
  readonly reviews: readonly QueryDocumentSnapshot[];
}

export class FirestorePersonalRecords implements PersonalRecords {
  readonly #firestore: Firestore;
  readonly #operations: FirebaseOperations;

  constructor(firestore: Firestore, operations: FirebaseOperations) {
    this.#firestore = firestore;
    this.#operations = operations;
  }

  async of(uid: string): Promise<BackendResult<PersonalRecordsOf>> {
    return this.#operations.run(async () => {
      const [listings, decisions, devices, { deals, reports, letters, reviews }] = await Promise.all([
        this.#documentsOf(uid, 'listings', 'ownerId'),
        this.#documentsOf(uid, 'decisions', 'personId', limit(MOST_DECISIONS)),
        this.#devicesOf(uid),
        this.#find(uid),
      ]);
      return {
        deletedListings: listings
          .filter((listing) => listing.get('state') === 'deleted')
          .map((listing) => ({ id: listing.id, ...v.parse(tombstoneSchema, listing.data()) })),
        purchases: deals.map((deal) => ({ listingId: deal.id, ...v.parse(dealSchema, deal.data()) })),
        reports: reports.map((report) => {
          const { kind, targetId, ...rest } = v.parse(reportSchema, report.data());
          return { ...rest, target: { kind, id: targetId } };
        }),
        devices: devices.map((device) => {
          const { endpoint, createdAt } = v.parse(pushDeviceDocument, device.data());
          return { endpoint, createdAt };
        }),
        reviewsWritten: reviewsOfDocuments(reviews),
        decisions: readAll(decisions, decisionOfDocument),
        contactMessages: letters.map((letter) => ({ id: letter.id, ...v.parse(letterSchema, letter.data()) })),
      };
    });
  }

  async erase(uid: string): Promise<BackendResult<void>> {
    const found = await this.#operations.run(() => this.#find(uid));
    if (!found.ok) return found;
    const received = await this.#operations.run(() => this.#documentsOf(uid, 'reviews', 'subjectId'));
    if (!received.ok) return received;
    const { deals, reports, letters, reviews } = found.value;
    for (const { ref } of deals) {
      const taken = await this.#write(async (transaction) => {
        const deal = await transaction.get(ref);
        if (deal.exists()) writeDeal(transaction, this.#firestore, uid, deal, null);
      });
      if (!taken.ok) return taken;
    }
    for (const ref of [
      ...[...letters, ...received.value].map((found) => found.ref),
      doc(this.#firestore, 'users', uid, 'private', 'deal'),
    ]) {
      const deleted = await this.#write((transaction) => transaction.delete(ref));
      if (!deleted.ok) return deleted;
    }
    for (const report of reports) {
      if (report.get('details') === '') continue;
      const emptied = await this.#write((transaction) => transaction.update(report.ref, { details: '' }));
      if (!emptied.ok) return emptied;
    }
    for (const review of reviews) {
      if (review.get('authorName') === DELETED_PERSON) continue;
      const unnamed = await this.#write((transaction) =>
        transaction.update(review.ref, { authorName: DELETED_PERSON }),
      );
      if (!unnamed.ok) return unnamed;
    }
    const devices = await this.#operations.run(() => this.#devicesOf(uid));
    if (!devices.ok) return devices;
    for (const { ref } of devices.value) {
      const deleted = await this.#write((transaction) => transaction.delete(ref));
      if (!deleted.ok) return deleted;
    }
    for (const kind of Object.keys(rateLimits)) {
      const erased = await this.#eraseRate(doc(this.#firestore, 'users', uid, 'rates', kind));
      if (!erased.ok) return erased;
    }
    return success();
  }

  async #find(uid: string): Promise<FoundRecords> {
    const [deals, reports, letters, reviews] = await Promise.all([
      this.#documentsOf(uid, 'deals', 'buyerId'),
      this.#documentsOf(uid, 'reports', 'reporterId'),
      this.#documentsOf(uid, 'contact_messages', 'authorId'),
      this.#documentsOf(uid, 'reviews', 'authorId'),
    ]);
    return { deals, reports, letters, reviews };
  }

  async #devicesOf(uid: string): Promise<readonly QueryDocumentSnapshot[]> {
    return (await getDocsFromServer(collection(this.#firestore, 'users', uid, 'devices'))).docs;
  }

  async #documentsOf(
    uid: string,
    name: string,
    field: string,
    ...limits: readonly QueryConstraint[]
  ): Promise<readonly QueryDocumentSnapshot[]> {
    const own = query(collection(this.#firestore, name), where(field, '==', uid), ...limits);
    return (await getDocsFromServer(own)).docs;
  }

  /** The rules let a rate be deleted once its hour is over: until then, it only loses what it names. */
  async #eraseRate(reference: DocumentReference): Promise<BackendResult<unknown>> {
    const stored = await this.#operations.run(() => getDocFromServer(reference));
    if (!stored.ok || !stored.value.exists()) return stored;
    const deleted = await this.#write((transaction) => transaction.delete(reference));
    if (deleted.ok || deleted.failure !== 'denied') return deleted;
    return stored.value.get('last') === ''
      ? success()
      : this.#write((transaction) => transaction.update(reference, { last: '' }));
  }

  /** In a transaction, which fails while offline; a plain write would stay pending without an error. */
  #write(write: (transaction: Transaction) => unknown): Promise<BackendResult<unknown>> {
    return this.#operations.run(() =>
      runTransaction(this.#firestore, async (transaction) => write(transaction), { maxAttempts: TRANSACTION_ATTEMPTS }),
    );
  }
}
