import {
  collection,
  doc,
  getDocFromServer,
  getDocsFromServer,
  increment,
  limit as atMost,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  where,
  type DocumentReference,
  type Firestore,
} from 'firebase/firestore';
import type { NoticeRepository } from '../../../application/moderation/NoticeRepository';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Notice, NoticeOutcome, NoticeTarget, ReceivedNotice } from '../../../domain/moderation/Notice';
import { reasonPresets } from '../../../domain/moderation/reasonPresets';
import { answerTo } from '../../../domain/moderation/ReportOutcome';
import { failure, success, type Result } from '../../../domain/shared/Result';
import type { FirebaseOperations } from '../connection/FirebaseOperations';
import { noticeOfDocument, readAll } from './moderationOfDocument';
import { caseReference } from './moderationReferences';
import { contentIn, readOutcome } from './readReported';

/** The states in which everybody sees a listing: those of the rules. */
const seenStates: readonly unknown[] = ['online', 'reserved', 'sold', 'expired'];

const outcomes: readonly NoticeOutcome[] = ['pending', 'acted', 'dismissed'];

export class FirestoreNoticeRepository implements NoticeRepository {
  readonly isDemonstration = false;
  readonly #firestore: Firestore;
  readonly #operations: FirebaseOperations;

  constructor(firestore: Firestore, operations: FirebaseOperations) {
    this.#firestore = firestore;
    this.#operations = operations;
  }

  /** Nobody but admins reads the score: whether the notice raises it, or has come to the ceiling, is tried. */
  async add(notice: Notice): Promise<Result<void, BackendFailure | 'missing'>> {
    const raised = await this.#store(notice, reasonPresets[notice.reason].weight);
    if (raised.ok || raised.failure !== 'denied') return raised;
    if (await this.#isStored(this.#referenceOf(notice.reference))) return success();
    return this.#store(notice, 0);
  }

  /** The rules let everybody get the outcome that the notice has, and no other one; there is no document. */
  async outcomeOf(reference: string): Promise<BackendResult<NoticeOutcome | null>> {
    const notice = this.#referenceOf(reference);
    for (const outcome of outcomes) {
      const found = await this.#operations.run(() => getDocFromServer(doc(notice, 'outcomes', outcome)));
      if (found.ok) return success(outcome);
      if (found.failure !== 'denied') return found;
    }
    const free = await this.#operations.run(() => getDocFromServer(notice));
    return free.ok && !free.value.exists() ? success(null) : failure('denied');
  }

  targetOf(reference: string): Promise<BackendResult<NoticeTarget | null>> {
    return this.#operations.run(async () => {
      const stored = await getDocFromServer(this.#referenceOf(reference));
      return stored.exists() ? (noticeOfDocument(stored)?.target ?? null) : null;
    });
  }

  async noticesOn(target: NoticeTarget, limit: number): Promise<BackendResult<readonly ReceivedNotice[]>> {
    const newest = query(
      collection(this.#firestore, 'notices'),
      where('kind', '==', target.kind),
      where('targetId', '==', target.id),
      orderBy('createdAt', 'desc'),
      atMost(limit),
    );
    return this.#operations.run(async () => {
      const [found, outcome] = await Promise.all([getDocsFromServer(newest), readOutcome(this.#firestore, target)]);
      return readAll(found.docs, noticeOfDocument).map((notice) => ({
        ...notice,
        outcome: answerTo(notice.createdAt, outcome).outcome,
      }));
    });
  }

  /** In a transaction, which fails while offline; a plain write would stay pending without an error. */
  async #store(
    { reference: id, target, reason, details, sender }: Notice,
    weight: number,
  ): Promise<Result<void, BackendFailure | 'missing'>> {
    const reported = await this.#read(target);
    if (!reported.ok) return reported;
    const about = { kind: target.kind, targetId: target.id };
    const notice = {
      ...about,
      reason,
      details,
      name: sender?.name ?? '',
      email: sender?.email.value ?? '',
      goodFaith: true,
      createdAt: serverTimestamp(),
      content: reported.value,
    };
    const raisedCase = {
      ...about,
      title: reported.value.title,
      state: 'open',
      reports: increment(0),
      notices: increment(1),
      score: increment(weight),
      lastReason: reason,
      lastAt: serverTimestamp(),
      lastNotice: id,
    };
    return this.#operations.run(() =>
      runTransaction(
        this.#firestore,
        async (transaction) => {
          transaction.set(this.#referenceOf(id), notice);
          transaction.set(caseReference(this.#firestore, target), raisedCase, { merge: true });
        },
        // It reads nothing, so there are no conflicts to retry; `FirebaseOperations` retries after network errors.
        { maxAttempts: 1 },
      ),
    );
  }

  /** What everybody sees of a target. */
  async #read({
    kind,
    id,
  }: NoticeTarget): Promise<Result<ReturnType<typeof contentIn>, Exclude<BackendFailure, 'denied'> | 'missing'>> {
    const collectionName = kind === 'listing' ? 'listings' : 'profiles';
    const found = await this.#operations.run(() => getDocFromServer(doc(this.#firestore, collectionName, id)));
    if (!found.ok) return failure(found.failure === 'denied' ? 'missing' : found.failure);
    const isSeen = kind === 'listing' ? seenStates.includes(found.value.get('state')) : found.value.exists();
    return isSeen ? success(contentIn(found.value, kind)) : failure('missing');
  }

  #referenceOf(reference: string): DocumentReference {
    return doc(this.#firestore, 'notices', reference);
  }

  /** The rules let everybody read an id that is free, but not a stored notice. */
  async #isStored(reference: DocumentReference): Promise<boolean> {
    const found = await this.#operations.run(() => getDocFromServer(reference));
    return !found.ok && found.failure === 'denied';
  }
}
