import type { ContactMessage } from '../../domain/contact/ContactMessage';

export interface ContactMessageRecord extends Omit<ContactMessage, 'email'> {
  readonly email: string;
}
