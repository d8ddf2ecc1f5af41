import { chosenName } from '../../domain/account/UserProfile';
import {
  asFailedEnding,
  endingsAmong,
  mentionedEnds,
  takenEnding,
  type EndingMail,
  type Endings,
} from '../../domain/notifications/EndingMail';
import type { Listing } from '../../domain/listings/Listing';
import type { Clock } from '../shared/Clock';
import { openChannels, type Channels, type OpenChannels } from './channels';
import type { EndingListingReader } from './EndingListingReader';
import type { EndingMailer } from './EndingMailer';
import type { MailRecipients } from './MailRecipients';
import type { NotificationQueue } from './NotificationQueue';
import { endUnwanted, sendDue, sendEntry, type MailOutcome, type PreparedSteps } from './sendDue';

export interface EndingMailSources {
  readonly queue: NotificationQueue<EndingMail>;
  readonly listings: Pick<EndingListingReader, 'ownedBy'>;
  readonly recipients: MailRecipients;
}

type EndingChannels = Channels<EndingMailer, Endings<Listing>>;
type OpenEndingChannels = OpenChannels<EndingMailer, Endings<Listing>>;

/**
 * Notifies those whose turn it is of the end of their listings, after ending the e-mails of anyone who has unsubscribed. It reads the listings
 * again: what was sold or renewed since the owner was entered is not mentioned.
 */
export class SendEndingMails {
  readonly #sources: EndingMailSources;
  readonly #channels: EndingChannels;
  readonly #clock: Clock;

  constructor(sources: EndingMailSources, channels: EndingChannels, clock: Clock) {
    this.#sources = sources;
    this.#channels = channels;
    this.#clock = clock;
  }

  /** Rejects when the queue itself is out of reach. */
  async execute(): Promise<MailOutcome> {
    const { queue, recipients } = this.#sources;
    await endUnwanted(recipients);
    return sendDue(queue, this.#clock, (entry) =>
      sendEntry(this.#clock, {
        prepare: async () => ({
          ...(await this.#notify(entry)),
          take: (now) => queue.change(entry.recipientId, (current) => current && takenEnding(current, entry, now)),
        }),
        fail: (takenAt, now) =>
          queue.change(
            entry.recipientId,
            (current) => current && asFailedEnding(current, entry, takenAt !== null, now),
          ),
      }),
    );
  }

  /** Null: there is nothing to mention, or nobody to notify over this channel. */
  async #notify({ recipientId: uid, day }: EndingMail): Promise<Pick<PreparedSteps, 'push' | 'mail'>> {
    const { listings, recipients } = this.#sources;
    const open = await openChannels(uid, await recipients.endingRecipient(uid), this.#channels);
    if (open === null) return { push: null, mail: null };
    const endings = endingsAmong(await listings.ownedBy(uid, mentionedEnds(day)), this.#clock.now());
    if (endings.soon.length + endings.ended.length === 0) return { push: null, mail: null };
    const { pushes } = open;
    return {
      push: pushes && (() => pushes.enter({ recipientId: uid, day, about: String(day), news: endings })),
      mail: await this.#mailTo({ recipientId: uid, day }, open, endings),
    };
  }

  async #mailTo(
    { recipientId: uid, day }: Pick<EndingMail, 'recipientId' | 'day'>,
    { mail: channel }: OpenEndingChannels,
    endings: Endings<Listing>,
  ) {
    if (channel === null) return null;
    const { mailer, address, name } = channel;
    const unsubscribeToken = await this.#sources.recipients.tokenOf(uid, 'endingListings');
    const mail = { ...endings, recipientId: uid, day, address, recipientName: chosenName(uid, name), unsubscribeToken };
    return () => mailer.send(mail);
  }
}
