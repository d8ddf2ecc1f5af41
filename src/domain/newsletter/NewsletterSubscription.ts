import type { Instant } from '../shared/Instant';
import type { EmailAddress } from './EmailAddress';

export interface NewsletterSubscription {
  readonly email: EmailAddress;
  readonly subscribedAt: Instant;
  readonly source: 'maintenance_page';
}
