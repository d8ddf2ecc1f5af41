import type { ReportFailure, ReportRepository } from '../../../application/moderation/ReportRepository';
import type { Clock } from '../../../application/shared/Clock';
import type { Report } from '../../../domain/moderation/Report';
import { failure, type Result } from '../../../domain/shared/Result';
import { isConfirmedPerson } from '../database/isConfirmedPerson';
import type { EmbeddedDatabase } from '../database/EmbeddedDatabase';
import { raiseRates } from '../database/raiseRates';

export class EmbeddedReportRepository implements ReportRepository {
  readonly #database: EmbeddedDatabase;
  readonly #clock: Clock;

  constructor(database: EmbeddedDatabase, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  async add(report: Report): Promise<Result<void, ReportFailure>> {
    const { reporterId, target } = report;
    const id = `${reporterId}~${target.kind}~${target.id}`;
    const added = await this.#database.write(
      ['reports', 'rates', 'accounts'],
      async (transaction): Promise<Result<void, ReportFailure>> => {
        const reports = transaction.objectStore('reports');
        if ((await reports.getKey(id)) !== undefined) return failure('already-reported');
        if (!(await isConfirmedPerson(transaction.objectStore('accounts'), reporterId))) return failure('denied');
        const now = this.#clock.now();
        const raised = await raiseRates(transaction.objectStore('rates'), reporterId, { reports: id }, now);
        if (raised.ok) await reports.add({ ...report, id, createdAt: now });
        return raised;
      },
    );
    return added.ok ? added.value : added;
  }
}
