import { chosenName } from '../../../domain/account/UserProfile';
import { dayOf } from '../../../domain/notifications/EndingMail';
import {
  asFailedPriceMail,
  dropsAmong,
  takenPriceMail,
  type DroppedFavourite,
  type PriceMail,
} from '../../../domain/notifications/PriceMail';
import type { Clock } from '../../shared/Clock';
import { openChannels, type Channels, type OpenChannels } from '../channels';
import type { MailRecipients } from '../MailRecipients';
import type { NotificationQueue } from '../NotificationQueue';
import { endUnwanted, sendDue, sendEntry, type MailOutcome, type PreparedSteps } from '../sendDue';
import type { FavouriteReader } from './FavouriteReader';
import type { PriceMailer } from './PriceMailer';

export interface PriceMailSources {
  readonly queue: NotificationQueue<PriceMail>;
  readonly favourites: Pick<FavouriteReader, 'of'>;
  readonly recipients: MailRecipients;
}

type PriceChannels = Channels<PriceMailer, readonly DroppedFavourite[]>;
type OpenPriceChannels = OpenChannels<PriceMailer, readonly DroppedFavourite[]>;

/**
 * Notifies those whose turn it is of favourites whose price has dropped, after ending the e-mails of anyone who has unsubscribed. It reads the
 * listings again: what was sold, has become dearer, or is no favourite any more is not mentioned.
 */
export class SendPriceMails {
  readonly #sources: PriceMailSources;
  readonly #channels: PriceChannels;
  readonly #clock: Clock;

  constructor(sources: PriceMailSources, channels: PriceChannels, clock: Clock) {
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
        prepare: () => this.#prepare(entry),
        fail: (takenAt, now) =>
          queue.change(entry.recipientId, (current) => current && asFailedPriceMail(current, entry, takenAt, now)),
      }),
    );
  }

  async #prepare(entry: PriceMail): Promise<PreparedSteps> {
    const { queue, favourites, recipients } = this.#sources;
    const { recipientId: uid, listingIds } = entry;
    const open = await openChannels(uid, await recipients.priceRecipient(uid), this.#channels);
    const drops = open === null ? [] : dropsAmong(await favourites.of(uid, listingIds), entry, this.#clock.now());
    const reached = drops.length === 0 ? null : open;
    return {
      push: reached && this.#pushTo(uid, reached, drops),
      mail: reached && (await this.#mailTo(uid, reached, drops)),
      take: (now) => queue.change(uid, (current) => current && takenPriceMail(current, entry, drops, now)),
    };
  }

  #pushTo(uid: string, { pushes }: OpenPriceChannels, drops: readonly DroppedFavourite[]) {
    const day = dayOf(this.#clock.now());
    return pushes && (() => pushes.enter({ recipientId: uid, day, about: aboutOf(drops), news: drops }));
  }

  async #mailTo(uid: string, { mail: channel }: OpenPriceChannels, drops: readonly DroppedFavourite[]) {
    if (channel === null) return null;
    const { mailer, address, name } = channel;
    const unsubscribeToken = await this.#sources.recipients.tokenOf(uid, 'favouritePrices');
    const day = dayOf(this.#clock.now());
    const mail = { recipientId: uid, recipientName: chosenName(uid, name), address, day, drops, unsubscribeToken };
    return () => mailer.send(mail);
  }
}

/** Listings and prices, in an order of its own. */
function aboutOf(drops: readonly DroppedFavourite[]): string {
  return drops
    .map(({ listing }) => `${listing.id} ${JSON.stringify(listing.price)}`)
    .toSorted()
    .join('\n');
}
