import { isDeliverable, mailboxOf } from '../../../domain/newsletter/mailbox';
import {
  asFailedConfirmationMail,
  confirmationMailKey,
  postponedConfirmationMail,
  takenConfirmationMail,
  type ConfirmationMail,
} from '../../../domain/notifications/ConfirmationMail';
import { CONFIRMATION_MAILS_IN_A_RUN } from '../../../domain/notifications/confirmationLimits';
import type { Instant } from '../../../domain/shared/Instant';
import type { Clock } from '../../shared/Clock';
import type { NotificationQueue } from '../NotificationQueue';
import { sendDue, sendEntry, type MailOutcome, type PreparedSteps } from '../sendDue';
import type { ConfirmationLimits } from './ConfirmationLimits';
import type { ConfirmationMailer } from './ConfirmationMailer';
import type { PendingSubscriptions } from './PendingSubscriptions';

export interface ConfirmationMailSources {
  readonly queue: NotificationQueue<ConfirmationMail>;
  readonly subscriptions: PendingSubscriptions;
  readonly limits: ConfirmationLimits;
}

/** Asks for the confirmations that are due, within limits, and removes subscriptions that were not confirmed in time. */
export class SendConfirmationMails {
  readonly #sources: ConfirmationMailSources;
  readonly #mailer: ConfirmationMailer;
  readonly #clock: Clock;

  constructor(sources: ConfirmationMailSources, mailer: ConfirmationMailer, clock: Clock) {
    this.#sources = sources;
    this.#mailer = mailer;
    this.#clock = clock;
  }

  /** Rejects when the queue itself is out of reach. */
  async execute(): Promise<MailOutcome> {
    const { queue } = this.#sources;
    let left = CONFIRMATION_MAILS_IN_A_RUN;
    const due = async (now: Instant, limit: number) => {
      if (left === 0) return [];
      const found = await queue.due(now, Math.min(limit, left));
      left -= found.length;
      return found;
    };
    return sendDue({ due }, this.#clock, (entry) =>
      sendEntry(this.#clock, {
        prepare: () => this.#prepare(entry),
        fail: (takenAt, now) =>
          this.#change(entry, (current) => asFailedConfirmationMail(current, entry, takenAt !== null, now)),
      }),
    );
  }

  async #prepare(entry: ConfirmationMail): Promise<PreparedSteps> {
    const { subscriptions, limits } = this.#sources;
    const { step, subscriberId, subscribedAt, token } = entry;
    const subscription = step === 'end' ? null : await subscriptions.read(subscriberId);
    if (subscription?.subscribedAt !== subscribedAt) return without(() => this.#end(entry));
    const take = (now: Instant) => this.#change(entry, (current) => takenConfirmationMail(current, entry, now));
    const { email: address } = subscription;
    if (!isDeliverable(address)) return without(take);
    const until = await limits.take(mailboxOf(address), confirmationMailKey(entry), this.#clock.now());
    if (until !== null)
      return without(() => this.#change(entry, (current) => postponedConfirmationMail(current, entry, until)));
    const mail = { address, recipientName: '', subscription, confirmationToken: token } as const;
    return {
      push: null,
      mail: async () => {
        await subscriptions.open(token, subscriberId);
        await this.#mailer.send(mail);
      },
      take,
    };
  }

  async #end(entry: ConfirmationMail): Promise<boolean> {
    await this.#sources.subscriptions.end(entry);
    return true;
  }

  #change(
    { subscriberId }: ConfirmationMail,
    change: (current: ConfirmationMail) => ConfirmationMail | null,
  ): Promise<boolean> {
    return this.#sources.queue.change(subscriberId, (current) => current && change(current));
  }
}

/** Without an e-mail. */
function without(take: PreparedSteps['take']): PreparedSteps {
  return { push: null, mail: null, take };
}
