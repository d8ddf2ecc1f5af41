import type { ReportFailure, ReportRepository } from '../../../application/moderation/ReportRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Clock } from '../../../application/shared/Clock';
import { caseIdOf, withReport } from '../../../domain/moderation/ModerationCase';
import type { Report } from '../../../domain/moderation/Report';
import { answerTo, type OwnReport } from '../../../domain/moderation/ReportOutcome';
import { failure, type Result } from '../../../domain/shared/Result';
import { checkUnrestricted } from '../database/checkUnrestricted';
import { isConfirmedPerson } from '../database/isConfirmedPerson';
import { raiseRates } from '../database/raiseRates';
import { knownCaseOf } from './moderationOfRecord';
import type { ModerationStores } from './ModerationStores';
import { contentOf } from './readTarget';

export class EmbeddedReportRepository implements ReportRepository {
  readonly #stores: ModerationStores;
  readonly #clock: Clock;

  constructor(stores: ModerationStores, clock: Clock) {
    this.#stores = stores;
    this.#clock = clock;
  }

  async add(report: Report): Promise<Result<void, ReportFailure>> {
    const { reporterId, target, reason } = report;
    const caseId = caseIdOf(target);
    const id = `${reporterId}~${caseId}`;
    const added = await this.#stores.write(async (transaction): Promise<Result<void, ReportFailure>> => {
      const [reports, cases] = [transaction.objectStore('reports'), transaction.objectStore('cases')];
      if ((await reports.getKey(id)) !== undefined) return failure('already-reported');
      if (!(await isConfirmedPerson(transaction.objectStore('accounts'), reporterId))) return failure('denied');
      const content = await contentOf(transaction, target);
      if (content === null) return failure('denied');
      const now = this.#clock.now();
      const free = await checkUnrestricted(transaction.objectStore('restrictions'), reporterId, now);
      if (!free.ok) return free;
      const raised = await raiseRates(transaction.objectStore('rates'), reporterId, { reports: id }, now);
      if (!raised.ok) return raised;
      const known = knownCaseOf(await cases.get(caseId));
      await reports.add({ ...report, id, createdAt: now, content });
      await cases.put({ ...withReport(known, { target, title: content.title, reason }, now), id: caseId });
      return raised;
    });
    if (!added.ok) return added;
    if (added.value.ok) this.#stores.publish({ store: 'cases', ids: [caseId] });
    return added.value;
  }

  ownOf(reporterId: string): Promise<BackendResult<readonly OwnReport[]>> {
    return this.#stores.readImported(async (connection) => {
      const [reports, outcomes] = await Promise.all([
        connection.getAll('reports'),
        connection.getAll('report_outcomes'),
      ]);
      const outcomeOf = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
      return reports
        .filter((report) => report.reporterId === reporterId)
        .toSorted((one, other) => other.createdAt - one.createdAt)
        .map(({ target, reason, details, createdAt, content }) => ({
          target,
          reason,
          details,
          createdAt,
          title: content?.title ?? '',
          ...answerTo(createdAt, outcomeOf.get(caseIdOf(target)) ?? null),
        }));
    });
  }
}
