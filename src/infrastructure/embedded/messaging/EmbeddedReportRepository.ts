import type { ReportRepository } from '../../../application/moderation/ReportRepository';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { Clock } from '../../../application/shared/Clock';
import type { Report } from '../../../domain/moderation/Report';
import { failure, success, type Result } from '../../../domain/shared/Result';
import type { EmbeddedDatabase } from '../database/EmbeddedDatabase';

export class EmbeddedReportRepository implements ReportRepository {
  readonly #database: EmbeddedDatabase;
  readonly #clock: Clock;

  constructor(database: EmbeddedDatabase, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  async add(report: Report): Promise<Result<void, BackendFailure | 'already-reported'>> {
    const id = `${report.reporterId}~${report.target.kind}~${report.target.id}`;
    const added = await this.#database.write(['reports'], async (transaction) => {
      const reports = transaction.objectStore('reports');
      if ((await reports.getKey(id)) !== undefined) return false;
      await reports.add({ ...report, id, createdAt: this.#clock.now() });
      return true;
    });
    if (!added.ok) return added;
    return added.value ? success() : failure('already-reported');
  }
}
