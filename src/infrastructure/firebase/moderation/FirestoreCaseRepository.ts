import {
  collection,
  getDocsFromServer,
  limit as atMost,
  orderBy,
  query,
  Timestamp,
  where,
  type Firestore,
} from 'firebase/firestore';
import type { CaseRepository } from '../../../application/moderation/CaseRepository';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Clock } from '../../../application/shared/Clock';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { CASE_HELD_FOR, caseIdOf, heldBy, type ModerationCase } from '../../../domain/moderation/ModerationCase';
import type { ReportTarget } from '../../../domain/moderation/Report';
import type { ReportOutcome } from '../../../domain/moderation/ReportOutcome';
import type { ReceivedReport } from '../../../domain/moderation/ReportedContent';
import { failure, success, type Result } from '../../../domain/shared/Result';
import { commitTransaction } from '../connection/commitTransaction';
import type { FirebaseOperations } from '../connection/FirebaseOperations';
import { retriedAfterRefusal } from '../connection/retriedAfterRefusal';
import { SharedListeners, type Schedule } from '../connection/SharedListeners';
import { subscribeToDocument, subscribeToQuery } from '../connection/subscribeToDocuments';
import { caseOfDocument, outcomeOfDocument, readAll, reportOfDocument } from './moderationOfDocument';
import { caseReference, outcomeReference } from './moderationReferences';

export class FirestoreCaseRepository implements CaseRepository {
  readonly #firestore: Firestore;
  readonly #operations: FirebaseOperations;
  readonly #clock: Clock;
  readonly #queues: SharedListeners<BackendResult<readonly ModerationCase[]>>;
  readonly #cases: SharedListeners<BackendResult<ModerationCase | null>>;
  readonly #outcomes: SharedListeners<BackendResult<ReportOutcome | null>>;

  constructor(firestore: Firestore, operations: FirebaseOperations, clock: Clock, schedule?: Schedule) {
    this.#firestore = firestore;
    this.#operations = operations;
    this.#clock = clock;
    this.#queues = new SharedListeners(schedule);
    this.#cases = new SharedListeners(schedule);
    this.#outcomes = new SharedListeners(schedule);
  }

  subscribeToOpen(limit: number, listener: (cases: BackendResult<readonly ModerationCase[]>) => void): Unsubscribe {
    // The order of `byUrgency`.
    const open = query(
      collection(this.#firestore, 'cases'),
      where('state', '==', 'open'),
      orderBy('score', 'desc'),
      orderBy('lastAt'),
      atMost(limit),
    );
    return subscribeToQuery(
      { operations: this.#operations, shared: this.#queues, key: String(limit) },
      open,
      (documents) => readAll(documents, caseOfDocument),
      listener,
    );
  }

  subscribe(target: ReportTarget, listener: (known: BackendResult<ModerationCase | null>) => void): Unsubscribe {
    return subscribeToDocument(
      { operations: this.#operations, shared: this.#cases, key: caseIdOf(target) },
      caseReference(this.#firestore, target),
      (document) => document && caseOfDocument(document),
      listener,
    );
  }

  subscribeToOutcome(
    target: ReportTarget,
    listener: (outcome: BackendResult<ReportOutcome | null>) => void,
  ): Unsubscribe {
    return subscribeToDocument(
      { operations: this.#operations, shared: this.#outcomes, key: caseIdOf(target) },
      outcomeReference(this.#firestore, target),
      (document) => document && outcomeOfDocument(document, target),
      listener,
    );
  }

  async reportsOn({ kind, id }: ReportTarget, limit: number): Promise<BackendResult<readonly ReceivedReport[]>> {
    const newest = query(
      collection(this.#firestore, 'reports'),
      where('kind', '==', kind),
      where('targetId', '==', id),
      orderBy('createdAt', 'desc'),
      atMost(limit),
    );
    const found = await this.#operations.run(() => getDocsFromServer(newest));
    return found.ok ? success(readAll(found.value.docs, reportOfDocument)) : found;
  }

  async hold(
    target: ReportTarget,
    admin: string,
  ): Promise<Result<ModerationCase, BackendFailure | 'held' | 'missing'>> {
    const reference = caseReference(this.#firestore, target);
    const held = await retriedAfterRefusal(() =>
      commitTransaction(
        this.#operations,
        this.#firestore,
        async (transaction): Promise<Result<ModerationCase, 'held' | 'missing'>> => {
          const stored = await transaction.get(reference);
          const known = stored.exists() ? caseOfDocument(stored) : null;
          if (known === null) return failure('missing');
          const now = this.#clock.now();
          const changed = heldBy(known, admin, now);
          if (!changed.ok) return changed;
          const heldUntil = Timestamp.fromMillis(now + CASE_HELD_FOR);
          transaction.update(reference, { holder: admin, heldUntil });
          return changed;
        },
      ),
    );
    return held.ok ? held.value : held;
  }
}
