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
import type { MailRecipient, MailRecipients } from '../MailRecipients';
import type { PersonalMailQueue } from '../PersonalMailQueue';
import { endUnwanted, sendDue, sendEntry, type EntrySteps, type MailOutcome } from '../sendDue';
import type { FavouriteReader } from './FavouriteReader';
import type { DroppedPricesMail, PriceMailer } from './PriceMailer';

export interface PriceMailSources {
  readonly queue: PersonalMailQueue<PriceMail>;
  readonly favourites: Pick<FavouriteReader, 'of'>;
  readonly recipients: MailRecipients;
}

/**
 * Sends the e-mails about favourites whose price has dropped that are due, after ending those of anyone who has unsubscribed. It reads the
 * listings again: what was sold, has become dearer, or is no favourite any more is not mentioned.
 */
export class SendPriceMails {
  readonly #sources: PriceMailSources;
  readonly #mailer: PriceMailer;
  readonly #clock: Clock;

  constructor(sources: PriceMailSources, mailer: PriceMailer, clock: Clock) {
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
        prepare: () => this.#prepare(entry),
        send: (mail) => this.#mailer.send(mail),
        fail: (takenAt, now) =>
          queue.change(entry.recipientId, (current) => current && asFailedPriceMail(current, entry, takenAt, now)),
      }),
    );
  }

  async #prepare(entry: PriceMail): ReturnType<EntrySteps<DroppedPricesMail>['prepare']> {
    const { queue, favourites, recipients } = this.#sources;
    const { recipientId: uid, listingIds } = entry;
    const recipient = await recipients.priceRecipient(uid);
    const drops = recipient === null ? [] : dropsAmong(await favourites.of(uid, listingIds), entry, this.#clock.now());
    return {
      mail: recipient === null || drops.length === 0 ? null : await this.#mailTo(uid, recipient, drops),
      take: (now) => queue.change(uid, (current) => current && takenPriceMail(current, entry, drops, now)),
    };
  }

  async #mailTo(
    uid: string,
    { address, name }: MailRecipient,
    drops: readonly DroppedFavourite[],
  ): Promise<DroppedPricesMail> {
    const unsubscribeToken = await this.#sources.recipients.tokenOf(uid, 'favouritePrices');
    const day = dayOf(this.#clock.now());
    return { recipientId: uid, recipientName: chosenName(uid, name), address, day, drops, unsubscribeToken };
  }
}
