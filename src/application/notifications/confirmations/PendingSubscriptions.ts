import type { PendingSubscription } from '../../../domain/newsletter/PendingSubscription';
import type { ConfirmationMail } from '../../../domain/notifications/ConfirmationMail';

/** Subscriptions that wait for a confirmation, as a server reads them. Methods reject when the backend is out of reach. */
export interface PendingSubscriptions {
  /** Null: there is none, it is confirmed, or it is malformed, which is reported. */
  read(id: string): Promise<PendingSubscription | null>;
  /** The token of a link that may confirm the subscription of this id; null: there is none. */
  openToken(id: string): Promise<string | null>;
  /** Lets a link confirm the subscription of this id, once. */
  open(token: string, id: string): Promise<void>;
  /** Removes, as one step, the entry and all such links, and the subscription of the entry unless it is confirmed; nothing if the entry has changed. */
  end(entry: ConfirmationMail): Promise<void>;
}
