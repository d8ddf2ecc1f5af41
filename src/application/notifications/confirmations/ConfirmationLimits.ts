import type { Instant } from '../../../domain/shared/Instant';

/** How many e-mails a server sends to addresses of which it does not know whose they are. */
export interface ConfirmationLimits {
  /**
   * Whether an e-mail may be sent to a mailbox (`mailboxOf`) at `now`, which then counts as sent: null. Otherwise from when on it may be tried
   * again. `mail`: `confirmationMailKey`. Rejects when the backend is out of reach.
   */
  take(mailbox: string, mail: string, now: Instant): Promise<Instant | null>;
}
