import type { ReportPortion, ReportReader } from '../../../../src/application/notifications/outcomes/ReportReader';
import { caseIdOf } from '../../../../src/domain/moderation/ModerationCase';
import type { Report, ReportTarget } from '../../../../src/domain/moderation/Report';
import { answerTo, type OwnReport, type ReportOutcome } from '../../../../src/domain/moderation/ReportOutcome';
import type { AnsweredReports } from '../../../../src/domain/notifications/OutcomeMail';
import type { Instant } from '../../../../src/domain/shared/Instant';

type SentReport = Report & { readonly createdAt: Instant; readonly title: string };

/** `portion`: how many reports are in one. */
export class InMemoryReportReader implements ReportReader {
  reports: readonly SentReport[] = [];
  outcomes: readonly ReportOutcome[] = [];
  readonly #portion: number;

  constructor(portion = 100) {
    this.#portion = portion;
  }

  async portionOf({
    target,
    after,
    until,
  }: Pick<AnsweredReports, 'target' | 'after' | 'until'>): Promise<ReportPortion> {
    const found = this.reports
      .filter((report) => caseIdOf(report.target) === caseIdOf(target))
      .filter(({ createdAt }) => createdAt <= until && (after === null || createdAt > after))
      .toSorted((one, other) => other.createdAt - one.createdAt)
      .slice(0, this.#portion);
    const oldest = found.at(-1)?.createdAt ?? until;
    return {
      reporterIds: found.map(({ reporterId }) => reporterId),
      until: found.length < this.#portion ? null : Math.min(oldest, until - 1),
    };
  }

  async read(reporterId: string, target: ReportTarget): Promise<OwnReport | null> {
    const isAbout = (one: { readonly target: ReportTarget }) => caseIdOf(one.target) === caseIdOf(target);
    const sent = this.reports.find((report) => report.reporterId === reporterId && isAbout(report));
    if (sent === undefined) return null;
    const { reason, details, createdAt, title } = sent;
    return { target, reason, details, createdAt, title, ...answerTo(createdAt, this.outcomes.find(isAbout) ?? null) };
  }
}
