import { doc, serverTimestamp, type Firestore } from 'firebase/firestore';
import type { Reports } from '../../../application/moderation/Reports';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { Report } from '../../../domain/moderation/Report';
import { failure, success, type Result } from '../../../domain/shared/Result';
import { createOnce } from '../connection/createOnce';
import type { FirebaseOperations } from '../connection/FirebaseOperations';

export class FirestoreReports implements Reports {
  readonly #firestore: Firestore;
  readonly #operations: FirebaseOperations;

  constructor(firestore: Firestore, operations: FirebaseOperations) {
    this.#firestore = firestore;
    this.#operations = operations;
  }

  async add({ reporterId, target, reason, details }: Report): Promise<Result<void, BackendFailure | 'already-reported'>> {
    const reference = doc(this.#firestore, 'reports', `${reporterId}~${target.kind}~${target.id}`);
    const report = { reporterId, kind: target.kind, targetId: target.id, reason, details, createdAt: serverTimestamp() };
    const added = await createOnce(this.#operations, reference, (transaction) => transaction.set(reference, report));
    if (!added.ok) return added;
    return added.value ? success() : failure('already-reported');
  }
}
