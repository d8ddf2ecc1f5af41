import type { AccountEmail } from '../../domain/auth/AccountEmail';
import type { Password } from '../../domain/auth/Password';
import type { Result } from '../../domain/shared/Result';
import type { IdentityFailure } from './IdentityFailure';
import type { FirstStep } from './SecondFactorChallenge';
import type { SentEmail } from './SentEmail';
import { token } from '../shared/token';

/** Signs in by an address and a password. */
export interface EmailSignIn {
  /** Fails alike for an unknown address and a wrong password. */
  signIn(email: AccountEmail, password: string): Promise<FirstStep>;
  /** Makes an account, signs in to it, and sends a message that confirms the address; null: the message did not leave. */
  createAccount(email: AccountEmail, password: Password): Promise<Result<SentEmail | null, IdentityFailure>>;
  /** Sends a message with which a new password can be chosen; succeeds alike where nobody has that address. */
  requestPasswordReset(email: AccountEmail): Promise<Result<SentEmail, IdentityFailure>>;
  /** Takes the code of such a message, once. Nobody is signed in by it. */
  resetPassword(code: string, password: Password): Promise<Result<void, IdentityFailure>>;
}
export const EmailSignIn = token<EmailSignIn>('EmailSignIn');
