import { decisionMailKey, mailAbout, type DecisionMail } from '../../../domain/notifications/DecisionMail';
import type { Clock } from '../../shared/Clock';
import type { NotificationQueue } from '../NotificationQueue';
import type { DecisionReader } from './DecisionReader';

/**
 * After a decision was taken, appealed against or judged: lets the person concerned be notified. It looks at the decision as it is, so that it
 * may be executed more than once for a change, and after later ones.
 */
export class ScheduleDecisionMail {
  readonly #decisions: Pick<DecisionReader, 'read'>;
  readonly #queue: Pick<NotificationQueue<DecisionMail>, 'change'>;
  readonly #clock: Clock;

  constructor(
    decisions: Pick<DecisionReader, 'read'>,
    queue: Pick<NotificationQueue<DecisionMail>, 'change'>,
    clock: Clock,
  ) {
    this.#decisions = decisions;
    this.#queue = queue;
    this.#clock = clock;
  }

  async execute(decisionId: string): Promise<void> {
    const decision = await this.#decisions.read(decisionId);
    const mail = decision && mailAbout(decision, this.#clock.now());
    if (mail !== null) await this.#queue.change(decisionMailKey(mail), (entry) => entry ?? mail);
  }
}
