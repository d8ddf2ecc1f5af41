import type { MessageGroup, ReceivedContactMessage } from '../../domain/contact/ReceivedContactMessage';
import type { Result } from '../../domain/shared/Result';
import type { BackendFailure } from '../shared/BackendFailure';
import type { BackendResult } from '../shared/BackendResult';
import type { Page } from '../shared/Page';
import { token } from '../shared/token';

/** The messages to the team (`ContactMessageRepository`), for admins; `denied` for others. */
export interface ContactInbox {
  /** Messages of a group in its order, at most `limit` (100 or fewer): those that follow `after`, the `next` of a page, or the first for null. */
  page(group: MessageGroup, after: string | null, limit: number): Promise<BackendResult<Page<ReceivedContactMessage>>>;

  /** How many messages wait, counted up to `limit` (100 or fewer). */
  countOpen(limit: number): Promise<BackendResult<number>>;

  /**
   * Marks a message as handled by the admin who is signed in, `admin`, with the backend’s time; for null, as waiting again. Of two
   * admins, the last one stands. `missing`: it has been deleted.
   */
  mark(id: string, admin: string | null): Promise<Result<void, BackendFailure | 'missing'>>;

  /** Deletes a message. Succeeds also when there is none any more. */
  remove(id: string): Promise<BackendResult<void>>;
}
export const ContactInbox = token<ContactInbox>('ContactInbox');
