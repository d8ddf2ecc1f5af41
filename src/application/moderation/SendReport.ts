import { newReport, type ReportError, type ReportReason, type ReportTarget } from '../../domain/moderation/Report';
import type { Result } from '../../domain/shared/Result';
import type { BackendFailure } from '../shared/BackendFailure';
import type { ReportRepository } from './ReportRepository';

export type SendReportFailure = ReportError | 'already-reported' | BackendFailure;

/** Reports a listing, a person or a conversation to the moderators. */
export class SendReport {
  readonly #reports: ReportRepository;

  constructor(reports: ReportRepository) {
    this.#reports = reports;
  }

  async execute(
    reporterId: string,
    target: ReportTarget,
    entries: { readonly reason: ReportReason | null; readonly details: string },
  ): Promise<Result<void, SendReportFailure>> {
    const report = newReport(reporterId, target, entries);
    return report.ok ? this.#reports.add(report.value) : report;
  }
}
