import { doc, serverTimestamp, type Firestore } from 'firebase/firestore';
import type { ReportFailure, ReportRepository } from '../../../application/moderation/ReportRepository';
import type { Clock } from '../../../application/shared/Clock';
import type { Report } from '../../../domain/moderation/Report';
import { failure, success, type Result } from '../../../domain/shared/Result';
import { createIfAbsent } from '../connection/createIfAbsent';
import type { FirebaseOperations } from '../connection/FirebaseOperations';
import { raiseRates } from '../documents/raiseRates';

export class FirestoreReportRepository implements ReportRepository {
  readonly #firestore: Firestore;
  readonly #operations: FirebaseOperations;
  readonly #clock: Clock;

  constructor(firestore: Firestore, operations: FirebaseOperations, clock: Clock) {
    this.#firestore = firestore;
    this.#operations = operations;
    this.#clock = clock;
  }

  async add({ reporterId, target, reason, details }: Report): Promise<Result<void, ReportFailure>> {
    const reference = doc(this.#firestore, 'reports', `${reporterId}~${target.kind}~${target.id}`);
    const report = {
      reporterId,
      kind: target.kind,
      targetId: target.id,
      reason,
      details,
      createdAt: serverTimestamp(),
    };
    const added = await createIfAbsent(this.#operations, reference, async (transaction) => {
      const acts = { reports: reference.id };
      const raised = await raiseRates(transaction, this.#firestore, reporterId, acts, this.#clock.now());
      if (raised.ok) transaction.set(reference, report);
      return raised;
    });
    if (!added.ok) return added;
    return added.value ? success() : failure('already-reported');
  }
}
