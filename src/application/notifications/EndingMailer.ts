import type { Listing } from '../../domain/listings/Listing';
import type { EndingMail, Endings } from '../../domain/notifications/EndingMail';

/** An e-mail about listings that end soon, or have ended; at least one. */
export interface EndingListingsMail extends Endings<Listing>, Pick<EndingMail, 'recipientId' | 'day'> {
  readonly address: string;
  /** Empty: they have given none. */
  readonly recipientName: string;
  /** Of the unsubscribe link. */
  readonly unsubscribeToken: string;
}

export interface EndingMailer {
  /** Resolves when the mail server has accepted it; rejects otherwise. */
  send(mail: EndingListingsMail): Promise<void>;
}
