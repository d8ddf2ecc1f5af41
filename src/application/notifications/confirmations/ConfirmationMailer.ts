import type { PendingSubscription } from '../../../domain/newsletter/PendingSubscription';

/** An e-mail that asks whether a subscription to the newsletter was meant. */
export interface AskingMail {
  readonly address: string;
  /** Empty: who subscribes gives none. */
  readonly recipientName: '';
  readonly subscription: PendingSubscription;
  /** Of the link that confirms the subscription. */
  readonly confirmationToken: string;
}

export interface ConfirmationMailer {
  /** Resolves when the mail server has accepted it; rejects otherwise. */
  send(mail: AskingMail): Promise<void>;
}
