import { chosenName } from '../../../domain/account/UserProfile';
import { asFailedSingleMail, takenSingleMail } from '../../../domain/notifications/moderationMail';
import { outcomeMailKey, type OutcomeMail } from '../../../domain/notifications/OutcomeMail';
import type { Clock } from '../../shared/Clock';
import type { MailRecipients } from '../MailRecipients';
import type { NotificationQueue } from '../NotificationQueue';
import { sendDue, sendEntry, type MailOutcome } from '../sendDue';
import type { OutcomeMailer, ReporterMail } from './OutcomeMailer';
import type { ReportReader } from './ReportReader';

export interface OutcomeMailSources {
  readonly queue: NotificationQueue<OutcomeMail>;
  readonly reports: Pick<ReportReader, 'read'>;
  readonly recipients: Pick<MailRecipients, 'moderationRecipient'>;
}

/** Tells those who have reported what became of it, as it is when the e-mail leaves. */
export class SendOutcomeMails {
  readonly #sources: OutcomeMailSources;
  readonly #mailer: OutcomeMailer;
  readonly #clock: Clock;

  constructor(sources: OutcomeMailSources, mailer: OutcomeMailer, clock: Clock) {
    this.#sources = sources;
    this.#mailer = mailer;
    this.#clock = clock;
  }

  /** Rejects when the queue itself is out of reach. */
  async execute(): Promise<MailOutcome> {
    const { queue } = this.#sources;
    return sendDue(queue, this.#clock, (entry) => {
      const key = outcomeMailKey(entry);
      return sendEntry(this.#clock, {
        prepare: async () => {
          const mail = await this.#mailFor(entry);
          return {
            push: null,
            mail: mail && (() => this.#mailer.send(mail)),
            take: (now) => queue.change(key, (current) => current && takenSingleMail(current, now)),
          };
        },
        fail: (takenAt, now) =>
          queue.change(key, (current) => current && asFailedSingleMail(current, entry, takenAt !== null, now)),
      });
    });
  }

  /** Null: there is nothing to tell, or they have no confirmed address. */
  async #mailFor({ recipientId, target }: OutcomeMail): Promise<ReporterMail | null> {
    const { reports, recipients } = this.#sources;
    const report = await reports.read(recipientId, target);
    if (report === null) return null;
    const { outcome, decidedAt } = report;
    if (outcome === 'pending' || decidedAt === null) return null;
    const { address = null, name = '' } = (await recipients.moderationRecipient(recipientId)) ?? {};
    if (address === null) return null;
    const recipientName = chosenName(recipientId, name);
    return { recipientId, address, recipientName, report, answer: { outcome, decidedAt } };
  }
}
