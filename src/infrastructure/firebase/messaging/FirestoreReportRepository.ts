import { doc, serverTimestamp, type Firestore } from 'firebase/firestore';
import type { ReportRepository } from '../../../application/moderation/ReportRepository';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { Report } from '../../../domain/moderation/Report';
import { failure, success, type Result } from '../../../domain/shared/Result';
import { createIfAbsent } from '../connection/createIfAbsent';
import type { FirebaseOperations } from '../connection/FirebaseOperations';

export class FirestoreReportRepository implements ReportRepository {
  readonly #firestore: Firestore;
  readonly #operations: FirebaseOperations;

  constructor(firestore: Firestore, operations: FirebaseOperations) {
    this.#firestore = firestore;
    this.#operations = operations;
  }

  async add({
    reporterId,
    target,
    reason,
    details,
  }: Report): Promise<Result<void, BackendFailure | 'already-reported'>> {
    const reference = doc(this.#firestore, 'reports', `${reporterId}~${target.kind}~${target.id}`);
    const report = {
      reporterId,
      kind: target.kind,
      targetId: target.id,
      reason,
      details,
      createdAt: serverTimestamp(),
    };
    const added = await createIfAbsent(this.#operations, reference, (transaction) =>
      transaction.set(reference, report),
    );
    if (!added.ok) return added;
    return added.value ? success() : failure('already-reported');
  }
}
