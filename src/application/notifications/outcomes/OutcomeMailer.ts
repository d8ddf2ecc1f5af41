import type { OwnReport, ReportOutcome } from '../../../domain/moderation/ReportOutcome';

/** An e-mail to somebody who has reported something. */
export interface ReporterMail {
  readonly recipientId: string;
  readonly address: string;
  /** Empty: they have given none. */
  readonly recipientName: string;
  readonly report: Pick<OwnReport, 'target' | 'reason' | 'createdAt'>;
  readonly answer: Pick<ReportOutcome, 'outcome' | 'decidedAt'>;
}

export interface OutcomeMailer {
  /** Resolves when the mail server has accepted it; rejects otherwise. */
  send(mail: ReporterMail): Promise<void>;
}
