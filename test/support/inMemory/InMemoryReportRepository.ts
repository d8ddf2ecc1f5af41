import type { ReportRepository } from '../../../src/application/moderation/ReportRepository';
import type { BackendFailure } from '../../../src/application/shared/BackendFailure';
import type { Report } from '../../../src/domain/moderation/Report';
import { failure, success, type Result } from '../../../src/domain/shared/Result';

export class InMemoryReportRepository implements ReportRepository {
  readonly #reports = new Map<string, Report>();

  get reports(): readonly Report[] {
    return [...this.#reports.values()];
  }

  async add(report: Report): Promise<Result<void, BackendFailure | 'already-reported'>> {
    const id = [report.reporterId, report.target.kind, report.target.id].join('~');
    if (this.#reports.has(id)) return failure('already-reported');
    this.#reports.set(id, report);
    return success();
  }
}
