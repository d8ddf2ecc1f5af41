import { chosenName } from '../../../domain/account/UserProfile';
import { restrictionCourse } from '../../../domain/moderation/restrictionCourse';
import {
  asFailedDecisionMail,
  decisionMailKey,
  newsOf,
  takenDecisionMail,
  type DecisionMail,
} from '../../../domain/notifications/DecisionMail';
import type { Clock } from '../../shared/Clock';
import type { MailRecipients } from '../MailRecipients';
import type { NotificationQueue } from '../NotificationQueue';
import { sendDue, sendEntry, type MailOutcome } from '../sendDue';
import type { ConcernedMail, DecisionMailer } from './DecisionMailer';
import type { DecisionReader } from './DecisionReader';

export interface DecisionMailSources {
  readonly queue: NotificationQueue<DecisionMail>;
  readonly decisions: DecisionReader;
  readonly recipients: Pick<MailRecipients, 'decisionRecipient'>;
}

/**
 * Sends the e-mails about decisions that are due. It reads the decision again: what was judged before its e-mail has left is told by the e-mail
 * about the judgement alone.
 */
export class SendDecisionMails {
  readonly #sources: DecisionMailSources;
  readonly #mailer: DecisionMailer;
  readonly #clock: Clock;

  constructor(sources: DecisionMailSources, mailer: DecisionMailer, clock: Clock) {
    this.#sources = sources;
    this.#mailer = mailer;
    this.#clock = clock;
  }

  /** Rejects when the queue itself is out of reach. */
  async execute(): Promise<MailOutcome> {
    const { queue } = this.#sources;
    return sendDue(queue, this.#clock, (entry) => {
      const key = decisionMailKey(entry);
      return sendEntry(this.#clock, {
        prepare: async () => {
          const mail = await this.#mailFor(entry);
          return {
            push: null,
            mail: mail && (() => this.#mailer.send(mail)),
            take: (now) => queue.change(key, (current) => current && takenDecisionMail(current, now)),
          };
        },
        fail: (takenAt, now) =>
          queue.change(key, (current) => current && asFailedDecisionMail(current, entry, takenAt !== null, now)),
      });
    });
  }

  /** Null: there is nothing to tell any more, or nobody to tell it to. */
  async #mailFor({ decisionId, news, recipientId }: DecisionMail): Promise<ConcernedMail | null> {
    const { decisions, recipients } = this.#sources;
    const decision = await decisions.read(decisionId);
    if (decision === null || newsOf(decision) !== news) return null;
    const recipient = await recipients.decisionRecipient(recipientId);
    if (recipient === null) return null;
    const course = restrictionCourse(decision, await decisions.restrictionOf(recipientId), this.#clock.now());
    const { address, name } = recipient;
    return {
      decisionId,
      news,
      address,
      recipientName: chosenName(recipientId, name),
      decision,
      hasEnded: course !== null && course !== 'running',
    };
  }
}
