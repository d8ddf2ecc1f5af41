import type { AccountEmail } from '../../domain/auth/AccountEmail';
import type { Password } from '../../domain/auth/Password';
import type { Result } from '../../domain/shared/Result';
import type { IdentityFailure } from './IdentityFailure';
import type { SentEmail } from './SentEmail';
import { token } from '../shared/token';

/** The address of whoever is signed in. */
export interface OwnEmail {
  /** Sends a message that confirms the address as it is. */
  sendConfirmation(): Promise<Result<SentEmail, IdentityFailure>>;
  /** Sends a message to a new address, which takes the place of the present one once confirmed. */
  requestChange(email: AccountEmail): Promise<Result<SentEmail, IdentityFailure>>;
  /** Gives an account that has none an address and a password to sign in with, and sends the message that confirms it. */
  add(email: AccountEmail, password: Password): Promise<Result<SentEmail | null, IdentityFailure>>;
  /** Takes the code of either message, once, signed in or not. */
  confirm(code: string): Promise<Result<void, IdentityFailure>>;
}
export const OwnEmail = token<OwnEmail>('OwnEmail');
