import { asFailedSingleMail } from '../../../domain/notifications/moderationMail';
import {
  answeredReportsKey,
  outcomeMail,
  outcomeMailKey,
  withoutPortion,
  type AnsweredReports,
  type OutcomeMail,
} from '../../../domain/notifications/OutcomeMail';
import type { Clock } from '../../shared/Clock';
import { enterPeople } from '../enterPeople';
import type { NotificationQueue } from '../NotificationQueue';
import { sendDue } from '../sendDue';
import type { ReportReader } from './ReportReader';

export interface ReporterSources {
  readonly answered: NotificationQueue<AnsweredReports>;
  readonly reports: Pick<ReportReader, 'portionOf'>;
  readonly mails: Pick<NotificationQueue<OutcomeMail>, 'change'>;
}

/**
 * Enters those who have reported for an e-mail, each once, a portion of each outcome at a time; what is left is a later run’s. Runs may overlap: who
 * is entered already stays as they are.
 */
export class EnterReporters {
  readonly #sources: ReporterSources;
  readonly #clock: Clock;

  constructor(sources: ReporterSources, clock: Clock) {
    this.#sources = sources;
    this.#clock = clock;
  }

  /** Why some could not be entered; they are tried again later. Rejects when the queue of outcomes is out of reach. */
  async execute(): Promise<readonly unknown[]> {
    const { failures } = await sendDue(this.#sources.answered, this.#clock, async (entry) => {
      await this.#enter(entry);
      return false;
    });
    return failures;
  }

  async #enter(entry: AnsweredReports): Promise<void> {
    const { answered, reports, mails } = this.#sources;
    const key = answeredReportsKey(entry);
    try {
      const { reporterIds, until } = await reports.portionOf(entry);
      const failures = await enterPeople(reporterIds, (uid) => {
        const mail = outcomeMail(uid, entry, this.#clock.now());
        return mails.change(outcomeMailKey(mail), (known) => known ?? mail);
      });
      if (failures.length > 0) throw new AggregateError(failures, 'Some reporters could not be entered');
      await answered.change(key, (current) => current && withoutPortion(current, entry, until, this.#clock.now()));
    } catch (error) {
      await answered.change(key, (current) => current && asFailedSingleMail(current, entry, false, this.#clock.now()));
      throw error;
    }
  }
}
