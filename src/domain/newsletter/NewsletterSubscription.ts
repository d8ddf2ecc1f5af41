import type { EmailAddress } from './EmailAddress';

export interface NewsletterSubscription {
  readonly email: EmailAddress;
  readonly source: 'maintenance_page';
}
