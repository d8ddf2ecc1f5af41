import type { ContactMessage } from '../../domain/contact/ContactMessage';
import type { BackendResult } from '../shared/BackendResult';
import { token } from '../shared/token';

export interface ContactMessageRepository {
  /** Nobody will read what is written: it stays in this browser. */
  readonly isDemonstration: boolean;
  /** Stores a message, dated by the backend’s clock. The same id once more changes nothing and succeeds: its answer was lost on the way. */
  add(message: ContactMessage): Promise<BackendResult<void>>;
}
export const ContactMessageRepository = token<ContactMessageRepository>('ContactMessageRepository');
