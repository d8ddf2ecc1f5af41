import { newReport, type ReportError, type ReportReason, type ReportTarget } from '../../domain/moderation/Report';
import { failure, type Result } from '../../domain/shared/Result';
import type { CheckConfirmation } from '../auth/CheckConfirmation';
import type { ReportFailure, ReportRepository } from './ReportRepository';

/** `unconfirmed`: the reporter has no proved phone number or address. */
export type SendReportFailure = ReportError | 'unconfirmed' | ReportFailure;

/** Reports a listing, a person or a conversation to the moderators. */
export class SendReport {
  readonly #reports: Pick<ReportRepository, 'add'>;

  readonly #confirmation: Pick<CheckConfirmation, 'execute'>;

  constructor(reports: Pick<ReportRepository, 'add'>, confirmation: Pick<CheckConfirmation, 'execute'>) {
    this.#reports = reports;
    this.#confirmation = confirmation;
  }

  async execute(
    reporterId: string,
    target: ReportTarget,
    entries: { readonly reason: ReportReason | null; readonly details: string },
  ): Promise<Result<void, SendReportFailure>> {
    const report = newReport(reporterId, target, entries);
    if (!report.ok) return report;
    return (await this.#confirmation.execute()) ? this.#reports.add(report.value) : failure('unconfirmed');
  }
}
