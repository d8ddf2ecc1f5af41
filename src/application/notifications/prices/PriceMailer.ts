import type { DroppedFavourite, PriceMail } from '../../../domain/notifications/PriceMail';
import type { Instant } from '../../../domain/shared/Instant';

/** An e-mail about favourites whose price has dropped. */
export interface DroppedPricesMail extends Pick<PriceMail, 'recipientId'> {
  readonly address: string;
  /** Empty: they have given none. */
  readonly recipientName: string;
  /** The midnight (UTC) at which the day of the e-mail begins. */
  readonly day: Instant;
  /** At least one. */
  readonly drops: readonly DroppedFavourite[];
  /** Of the unsubscribe link. */
  readonly unsubscribeToken: string;
}

export interface PriceMailer {
  /** Resolves when the mail server has accepted it; rejects otherwise. */
  send(mail: DroppedPricesMail): Promise<void>;
}
