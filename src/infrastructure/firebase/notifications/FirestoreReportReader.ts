import type { Firestore } from '@google-cloud/firestore';
import * as v from 'valibot';
import type { ReportPortion, ReportReader } from '../../../application/notifications/outcomes/ReportReader';
import { caseIdOf } from '../../../domain/moderation/ModerationCase';
import type { ReportTarget } from '../../../domain/moderation/Report';
import { answerTo, type OwnReport } from '../../../domain/moderation/ReportOutcome';
import type { AnsweredReports } from '../../../domain/notifications/OutcomeMail';
import { readDocument } from '../connection/readDocument';
import { instant } from '../documents/listingSchemas';
import { outcomeOfDocument, reportOfDocument } from '../moderation/moderationOfDocument';
import { reportDocument } from '../moderation/moderationSchemas';

/** Each of a portion becomes a transaction, all at the same time. */
const PORTION = 100;

const sentReport = v.pick(reportDocument, ['reporterId']);

export class FirestoreReportReader implements ReportReader {
  readonly #firestore: Firestore;

  /** `firestore`: as an administrator, to whom no rule applies. */
  constructor(firestore: Firestore) {
    this.#firestore = firestore;
  }

  /**
   * Instants have no fractions of a millisecond, stored times have. As many as fill a portion are never sent within one millisecond: each of them
   * changes the case of the target.
   */
  async portionOf({
    target,
    after,
    until,
  }: Pick<AnsweredReports, 'target' | 'after' | 'until'>): Promise<ReportPortion> {
    const sent = this.#firestore
      .collection('reports')
      .where('kind', '==', target.kind)
      .where('targetId', '==', target.id)
      .where('createdAt', '<', new Date(until + 1))
      .orderBy('createdAt', 'desc');
    const wanted = after === null ? sent : sent.where('createdAt', '>=', new Date(after + 1));
    const { docs } = await wanted.select('reporterId', 'createdAt').limit(PORTION).get();
    const reports = docs.flatMap((document) => readDocument(sentReport, document) ?? []);
    const reporterIds = reports.map(({ reporterId }) => reporterId);
    if (docs.length < PORTION) return { reporterIds, until: null };
    return { reporterIds, until: Math.min(v.parse(instant, docs.at(-1)?.get('createdAt')), until - 1) };
  }

  async read(reporterId: string, target: ReportTarget): Promise<OwnReport | null> {
    const id = caseIdOf(target);
    const [stored, answer] = await this.#firestore.getAll(
      this.#firestore.doc(`reports/${reporterId}~${id}`),
      this.#firestore.doc(`report_outcomes/${id}`),
    );
    const report = stored?.exists === true ? reportOfDocument(stored) : null;
    if (report === null) return null;
    const { reason, details, createdAt, content } = report;
    const outcome = answer?.exists === true ? outcomeOfDocument(answer, target) : null;
    return { target, reason, details, createdAt, title: content.title, ...answerTo(createdAt, outcome) };
  }
}
