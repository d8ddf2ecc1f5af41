import { chosenName } from '../../domain/account/UserProfile';
import {
  asFailedEnding,
  endingsAmong,
  mentionedEnds,
  takenEnding,
  type EndingMail,
} from '../../domain/notifications/EndingMail';
import type { Clock } from '../shared/Clock';
import type { EndingListingReader } from './EndingListingReader';
import type { EndingListingsMail, EndingMailer } from './EndingMailer';
import type { MailRecipients } from './MailRecipients';
import type { PersonalMailQueue } from './PersonalMailQueue';
import { endUnwanted, sendDue, sendEntry, type MailOutcome } from './sendDue';

export interface EndingMailSources {
  readonly queue: PersonalMailQueue<EndingMail>;
  readonly listings: Pick<EndingListingReader, 'ownedBy'>;
  readonly recipients: MailRecipients;
}

/**
 * Sends the e-mails about the end of listings that are due, after ending those of anyone who has unsubscribed. It reads the listings again: what
 * was sold or renewed since the owner was entered is not mentioned.
 */
export class SendEndingMails {
  readonly #sources: EndingMailSources;
  readonly #mailer: EndingMailer;
  readonly #clock: Clock;

  constructor(sources: EndingMailSources, mailer: EndingMailer, clock: Clock) {
    this.#sources = sources;
    this.#mailer = mailer;
    this.#clock = clock;
  }

  /** Rejects when the queue itself is out of reach. */
  async execute(): Promise<MailOutcome> {
    const { queue, recipients } = this.#sources;
    await endUnwanted(recipients);
    return sendDue(queue, this.#clock, (entry) =>
      sendEntry(this.#clock, {
        prepare: async () => ({
          mail: await this.#mailFor(entry),
          take: (now) => queue.change(entry.recipientId, (current) => current && takenEnding(current, entry, now)),
        }),
        send: (mail) => this.#mailer.send(mail),
        fail: (takenAt, now) =>
          queue.change(
            entry.recipientId,
            (current) => current && asFailedEnding(current, entry, takenAt !== null, now),
          ),
      }),
    );
  }

  /** Null: there is nothing to mention, or nobody to write to. */
  async #mailFor({ recipientId: uid, day }: EndingMail): Promise<EndingListingsMail | null> {
    const { listings, recipients } = this.#sources;
    const recipient = await recipients.endingRecipient(uid);
    if (recipient === null) return null;
    const endings = endingsAmong(await listings.ownedBy(uid, mentionedEnds(day)), this.#clock.now());
    if (endings.soon.length + endings.ended.length === 0) return null;
    const unsubscribeToken = await recipients.tokenOf(uid, 'endingListings');
    const { address, name } = recipient;
    return { ...endings, recipientId: uid, day, address, recipientName: chosenName(uid, name), unsubscribeToken };
  }
}
