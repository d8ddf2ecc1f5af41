import type { AccountEmail } from '../../domain/auth/AccountEmail';
import type { Password } from '../../domain/auth/Password';
import type { Result } from '../../domain/shared/Result';
import type { IdentityFailure } from './IdentityFailure';
import type { SentEmail } from './SentEmail';
import { token } from '../shared/token';

/** The e-mail address of the person signed in. */
export interface OwnEmail {
  /** Sends a message that confirms the present address. */
  sendConfirmation(): Promise<Result<SentEmail, IdentityFailure>>;
  /** Sends a message to a new address, which replaces the present one once confirmed. */
  requestChange(email: AccountEmail): Promise<Result<SentEmail, IdentityFailure>>;
  /**
   * Adds an address and a password to an account that has none, and sends the message that confirms the address
   * (`null`: it could not be sent).
   */
  add(email: AccountEmail, password: Password): Promise<Result<SentEmail | null, IdentityFailure>>;
  /** Confirms with the code of either message, which works once, signed in or not. */
  confirm(code: string): Promise<Result<void, IdentityFailure>>;
}
export const OwnEmail = token<OwnEmail>('OwnEmail');
