import type { ReportFailure, ReportRepository } from '../../../../src/application/moderation/ReportRepository';
import type { BackendResult } from '../../../../src/application/shared/BackendResult';
import { caseIdOf } from '../../../../src/domain/moderation/ModerationCase';
import type { Report } from '../../../../src/domain/moderation/Report';
import { answerTo, type OwnReport } from '../../../../src/domain/moderation/ReportOutcome';
import { raisedRate, type Rate } from '../../../../src/domain/shared/Rate';
import { failure, success, type Result } from '../../../../src/domain/shared/Result';
import { ModerationInMemory } from './ModerationInMemory';

export class InMemoryReportRepository implements ReportRepository {
  readonly #rates = new Map<string, Rate>();
  readonly #stored: ModerationInMemory;

  constructor(stored = new ModerationInMemory()) {
    this.#stored = stored;
  }

  get reports(): readonly Report[] {
    return [...this.#stored.reports.values()].map(({ reporterId, target, reason, details }) => ({
      reporterId,
      target,
      reason,
      details,
    }));
  }

  giveRate(uid: string, rate: Rate): void {
    this.#rates.set(uid, rate);
  }

  async add(report: Report): Promise<Result<void, ReportFailure>> {
    const { reporterId, target } = report;
    const id = `${reporterId}~${caseIdOf(target)}`;
    if (this.#stored.reports.has(id)) return failure('already-reported');
    if (target.kind === 'listing' && this.#stored.listings.stored(target.id) === undefined) return failure('denied');
    const now = this.#stored.clock.now();
    const raised = raisedRate('reports', this.#rates.get(reporterId) ?? null, id, now);
    if (!raised.ok) return raised;
    this.#rates.set(reporterId, raised.value);
    this.#stored.storeReport(report, now);
    return success();
  }

  async ownOf(reporterId: string): Promise<BackendResult<readonly OwnReport[]>> {
    const own = [...this.#stored.reports.values()].filter((report) => report.reporterId === reporterId);
    return success(
      own
        .toSorted((one, other) => other.createdAt - one.createdAt)
        .map(({ target, reason, details, createdAt, content }) => ({
          target,
          reason,
          details,
          createdAt,
          title: content.title,
          ...answerTo(createdAt, this.#stored.outcomes.get(caseIdOf(target)) ?? null),
        })),
    );
  }
}
