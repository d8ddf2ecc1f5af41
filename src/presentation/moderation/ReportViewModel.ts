import { makeAutoObservable, runInAction } from 'mobx';
import type { SendReport, SendReportFailure } from '../../application/moderation/SendReport';
import type { ReportReason, ReportTarget } from '../../domain/moderation/Report';

/** A report about a listing, a person or a conversation. */
export class ReportViewModel {
  reason: ReportReason | null = null;
  details = '';
  status: 'idle' | 'sending' | 'sent' = 'idle';
  failure: SendReportFailure | null = null;
  readonly #send: SendReport;

  constructor(send: SendReport) {
    this.#send = send;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  choose(reason: ReportReason): void {
    this.reason = reason;
    this.failure = null;
  }

  describe(details: string): void {
    this.details = details;
    this.failure = null;
  }

  async submit(reporterId: string, target: ReportTarget): Promise<void> {
    if (this.status !== 'idle') return;
    this.#begin();
    const sent = await this.#send.execute(reporterId, target, { reason: this.reason, details: this.details });
    if (sent.ok) runInAction(() => this.#succeed());
    else runInAction(() => this.#fail(sent.failure));
  }

  #begin(): void {
    this.status = 'sending';
    this.failure = null;
  }

  #succeed(): void {
    this.status = 'sent';
  }

  /** A second report of the same target counts as sent. */
  #fail(reason: SendReportFailure): void {
    this.status = reason === 'already-reported' ? 'sent' : 'idle';
    this.failure = reason;
  }
}
