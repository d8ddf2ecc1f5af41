import type { ReportOutcome } from '../../../domain/moderation/ReportOutcome';
import { answeredReports, answeredReportsKey, type AnsweredReports } from '../../../domain/notifications/OutcomeMail';
import type { Clock } from '../../shared/Clock';
import type { NotificationQueue } from '../NotificationQueue';

/**
 * After the outcome of reports was stored: lets those who have reported be notified whom no earlier outcome has answered. It may be executed more
 * than once for a change, and after later ones.
 */
export class ScheduleOutcomeMails {
  readonly #queue: Pick<NotificationQueue<AnsweredReports>, 'change'>;
  readonly #clock: Clock;

  constructor(queue: Pick<NotificationQueue<AnsweredReports>, 'change'>, clock: Clock) {
    this.#queue = queue;
    this.#clock = clock;
  }

  /** `before`: null: the target had none. */
  async execute(before: ReportOutcome | null, after: ReportOutcome): Promise<void> {
    const reports = answeredReports(before, after, this.#clock.now());
    if (reports !== null) await this.#queue.change(answeredReportsKey(reports), (entry) => entry ?? reports);
  }
}
