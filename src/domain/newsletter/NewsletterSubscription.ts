import type { EmailAddress } from '../shared/EmailAddress';

export interface NewsletterSubscription {
  readonly email: EmailAddress;
  readonly source: 'maintenance_page';
}
