import type { EmailAddress } from '../shared/EmailAddress';

export interface NewsletterSubscription {
  readonly email: EmailAddress;
  readonly source: 'maintenance_page';
  /** Anybody who has it may remove the subscription. */
  readonly unsubscribeToken: string;
}
