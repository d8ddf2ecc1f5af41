import { makeAutoObservable, observableRef } from 'mobx';
import type { ModerationCase } from '../../../domain/moderation/ModerationCase';
import type { ReceivedNotice } from '../../../domain/moderation/Notice';
import type { ReportTarget } from '../../../domain/moderation/Report';
import type { ReceivedReport } from '../../../domain/moderation/ReportedContent';
import { success } from '../../../domain/shared/Result';
import type { CasePorts, Read } from './CasePorts';

/** How many are read at first, so that a case costs 40 reads at most. */
const FIRST = { reports: 12, notices: 8 };

/** How many of each are read once the admin asks for the rest: the limit that the rules set for one query. */
const MOST = 100;

type Counts = Pick<ModerationCase, 'reports' | 'notices'>;

/** The reports and notices about the target of a case. */
export class ReceivedReports {
  /** Newest first. */
  reports: Read<readonly ReceivedReport[]> = null;
  /** Newest first; none about a conversation. */
  notices: Read<readonly ReceivedNotice[]> = null;
  /** Whether more than the newest are read. */
  isWhole = false;
  readonly #ports: Pick<CasePorts, 'cases' | 'notices'>;
  #target: ReportTarget | null = null;
  #loaded: Counts | null = null;

  constructor(ports: Pick<CasePorts, 'cases' | 'notices'>) {
    this.#ports = ports;
    makeAutoObservable(this, { reports: observableRef, notices: observableRef }, { autoBind: true });
  }

  /** Both, newest first. */
  get all(): readonly (ReceivedReport | ReceivedNotice)[] {
    const reports = this.reports?.ok === true ? this.reports.value : [];
    const notices = this.notices?.ok === true ? this.notices.value : [];
    return [...reports, ...notices].toSorted((one, other) => other.createdAt - one.createdAt);
  }

  /** Reads those whose number, as the case has it, is another one than before. */
  async load(target: ReportTarget, { reports, notices }: Counts): Promise<void> {
    const before = this.#loaded;
    this.#target = target;
    this.#loaded = { reports, notices };
    await Promise.all([
      ...(reports === before?.reports ? [] : [this.#loadReports(target, reports)]),
      ...(notices === before?.notices ? [] : [this.#loadNotices(target, notices)]),
    ]);
  }

  async loadAll(): Promise<void> {
    this.isWhole = true;
    if (this.#target === null || this.#loaded === null) return;
    const { reports, notices } = this.#loaded;
    await Promise.all([this.#loadReports(this.#target, reports), this.#loadNotices(this.#target, notices)]);
  }

  showReports(reports: Read<readonly ReceivedReport[]>): void {
    this.reports = reports;
  }

  showNotices(notices: Read<readonly ReceivedNotice[]>): void {
    this.notices = notices;
  }

  forget(): void {
    this.reports = null;
    this.notices = null;
    this.#loaded = null;
  }

  async #loadReports(target: ReportTarget, count: number): Promise<void> {
    const limit = this.isWhole ? MOST : FIRST.reports;
    const reports = count === 0 ? success([]) : await this.#ports.cases.reportsOn(target, limit);
    // Another report came meanwhile: the list with it is on its way.
    if (count === this.#loaded?.reports) this.showReports(reports);
  }

  async #loadNotices({ kind, id }: ReportTarget, count: number): Promise<void> {
    const limit = this.isWhole ? MOST : FIRST.notices;
    const isNone = count === 0 || kind === 'conversation';
    const notices = isNone ? success([]) : await this.#ports.notices.noticesOn({ kind, id }, limit);
    if (count === this.#loaded?.notices) this.showNotices(notices);
  }
}
