import type { ReportFailure, ReportRepository } from '../../../src/application/moderation/ReportRepository';
import type { Report } from '../../../src/domain/moderation/Report';
import { raisedRate, type Rate } from '../../../src/domain/shared/Rate';
import { failure, success, type Result } from '../../../src/domain/shared/Result';

export class InMemoryReportRepository implements ReportRepository {
  readonly #reports = new Map<string, Report>();
  readonly #rates = new Map<string, Rate>();
  readonly #clock: { now(): number };

  constructor(clock: { now(): number } = { now: () => 0 }) {
    this.#clock = clock;
  }

  get reports(): readonly Report[] {
    return [...this.#reports.values()];
  }

  giveRate(uid: string, rate: Rate): void {
    this.#rates.set(uid, rate);
  }

  async add(report: Report): Promise<Result<void, ReportFailure>> {
    const { reporterId, target } = report;
    const id = [reporterId, target.kind, target.id].join('~');
    if (this.#reports.has(id)) return failure('already-reported');
    const raised = raisedRate('reports', this.#rates.get(reporterId) ?? null, id, this.#clock.now());
    if (!raised.ok) return raised;
    this.#rates.set(reporterId, raised.value);
    this.#reports.set(id, report);
    return success();
  }
}
