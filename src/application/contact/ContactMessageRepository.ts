import type { ContactMessage } from '../../domain/contact/ContactMessage';
import type { BackendResult } from '../shared/BackendResult';
import { token } from '../shared/token';

export interface ContactMessageRepository {
  /** True if messages stay in this browser, where only the admins of the demonstration read them. */
  readonly isDemonstration: boolean;
  /**
   * Stores a message with the backend’s time. Succeeds without a change for an id that is stored already: the first
   * answer was lost.
   */
  add(message: ContactMessage): Promise<BackendResult<void>>;
}
export const ContactMessageRepository = token<ContactMessageRepository>('ContactMessageRepository');
