import {
  collection,
  doc,
  getDocsFromServer,
  increment,
  query,
  serverTimestamp,
  where,
  type Firestore,
} from 'firebase/firestore';
import type { ReportFailure, ReportRepository } from '../../../application/moderation/ReportRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Clock } from '../../../application/shared/Clock';
import { caseIdOf } from '../../../domain/moderation/ModerationCase';
import { reasonPresets } from '../../../domain/moderation/reasonPresets';
import type { Report } from '../../../domain/moderation/Report';
import { answerTo, type OwnReport } from '../../../domain/moderation/ReportOutcome';
import type { Restricted } from '../../../domain/shared/Restricted';
import type { TooMany } from '../../../domain/shared/Rate';
import { failure, success, type Result } from '../../../domain/shared/Result';
import { createIfAbsent } from '../connection/createIfAbsent';
import type { FirebaseOperations } from '../connection/FirebaseOperations';
import { checkUnrestricted } from '../documents/readRestriction';
import { raiseRates } from '../documents/raiseRates';
import { readAll, reportOfDocument } from './moderationOfDocument';
import { caseReference } from './moderationReferences';
import { contentOf, readOutcome } from './readReported';

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
    const reference = doc(this.#firestore, 'reports', `${reporterId}~${caseIdOf(target)}`);
    const about = { kind: target.kind, targetId: target.id };
    const added = await createIfAbsent<TooMany | Restricted>(this.#operations, reference, async (transaction) => {
      const content = await contentOf(transaction, this.#firestore, target);
      const free = await checkUnrestricted(transaction, this.#firestore, reporterId, this.#clock.now());
      if (!free.ok) return free;
      const acts = { reports: reference.id };
      const raised = await raiseRates(transaction, this.#firestore, reporterId, acts, this.#clock.now());
      if (!raised.ok) return raised;
      transaction.set(reference, { reporterId, ...about, reason, details, createdAt: serverTimestamp(), content });
      // Its reporters cannot read a case.
      const raisedCase = {
        ...about,
        title: content.title,
        state: 'open',
        reports: increment(1),
        score: increment(reasonPresets[reason].weight),
        lastReason: reason,
        lastAt: serverTimestamp(),
        lastReport: reference.id,
      };
      transaction.set(caseReference(this.#firestore, target), raisedCase, { merge: true });
      return raised;
    });
    if (!added.ok) return added;
    return added.value ? success() : failure('already-reported');
  }

  ownOf(reporterId: string): Promise<BackendResult<readonly OwnReport[]>> {
    const own = query(collection(this.#firestore, 'reports'), where('reporterId', '==', reporterId));
    return this.#operations.run(async () => {
      const reports = readAll((await getDocsFromServer(own)).docs, reportOfDocument);
      const answered = await Promise.all(
        reports.map(async ({ target, reason, details, createdAt, content: { title } }) => {
          const answer = answerTo(createdAt, await readOutcome(this.#firestore, target));
          return { target, reason, details, createdAt, title, ...answer };
        }),
      );
      return answered.toSorted((one, other) => other.createdAt - one.createdAt);
    });
  }
}
