import type { Reports } from '../../application/moderation/Reports';
import type { BackendFailure } from '../../application/shared/BackendFailure';
import type { Report } from '../../domain/moderation/Report';
import { failure, success, type Result } from '../../domain/shared/Result';
import type { EmbeddedDatabase } from './EmbeddedDatabase';

export class EmbeddedReports implements Reports {
  readonly #database: EmbeddedDatabase;

  constructor(database: EmbeddedDatabase) {
    this.#database = database;
  }

  async add(report: Report): Promise<Result<void, BackendFailure | 'already-reported'>> {
    const id = `${report.reporterId}~${report.target.kind}~${report.target.id}`;
    const added = await this.#database.write(['reports'], async (transaction) => {
      const reports = transaction.objectStore('reports');
      if ((await reports.getKey(id)) !== undefined) return false;
      await reports.add({ ...report, id });
      return true;
    });
    if (!added.ok) return added;
    return added.value ? success() : failure('already-reported');
  }
}
