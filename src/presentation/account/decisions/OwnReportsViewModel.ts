import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ReportRepository } from '../../../application/moderation/ReportRepository';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { OwnReport } from '../../../domain/moderation/ReportOutcome';
import { followPerson } from '../../shared/session/followPerson';
import type { SessionViewModel } from '../../shared/session/SessionViewModel';

/** The reports of the signed-in person, newest first, as they were when they were read. */
export class OwnReportsViewModel {
  reports: readonly OwnReport[] = [];
  status: 'loading' | 'ready' | BackendFailure = 'loading';
  attempt = 0;
  readonly #session: SessionViewModel;
  readonly #reports: ReportRepository;

  constructor(session: SessionViewModel, reports: ReportRepository) {
    this.#session = session;
    this.#reports = reports;
    makeAutoObservable(this, { reports: observableRef }, { autoBind: true });
  }

  start(): Unsubscribe {
    return followPerson(this.#session, (uid) => {
      let isStopped = false;
      runInAction(() => this.#forget());
      if (uid !== null) void this.#read(uid, () => isStopped);
      return () => (isStopped = true);
    });
  }

  retry(): void {
    this.status = 'loading';
    this.attempt += 1;
  }

  #forget(): void {
    this.reports = [];
    this.status = 'loading';
  }

  async #read(uid: string, isStopped: () => boolean): Promise<void> {
    const read = await this.#reports.ownOf(uid);
    if (isStopped()) return;
    runInAction(() => {
      this.status = read.ok ? 'ready' : read.failure;
      if (read.ok) this.reports = read.value;
    });
  }
}
