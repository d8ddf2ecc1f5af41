import type { ContactMessage } from '../../domain/contact/ContactMessage';
import type { Instant } from '../../domain/shared/Instant';

export interface ContactMessageRecord extends Omit<ContactMessage, 'email'> {
  readonly email: string;
  readonly sentAt: Instant;
}
