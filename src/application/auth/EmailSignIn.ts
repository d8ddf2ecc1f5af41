import type { AccountEmail } from '../../domain/auth/AccountEmail';
import type { Password } from '../../domain/auth/Password';
import type { Result } from '../../domain/shared/Result';
import type { IdentityFailure } from './IdentityFailure';
import type { FirstStep } from './SecondFactorChallenge';
import type { SentEmail } from './SentEmail';
import { token } from '../shared/token';

/** Sign-in with an e-mail address and a password. */
export interface EmailSignIn {
  /** Fails in the same way for an unknown address and a wrong password. */
  signIn(email: AccountEmail, password: string): Promise<FirstStep>;
  /**
   * Creates an account, signs in, and sends a message that confirms the address; `null`: the message could not be
   * sent.
   */
  createAccount(email: AccountEmail, password: Password): Promise<Result<SentEmail | null, IdentityFailure>>;
  /** Sends a message with a code to set a new password; succeeds also for an unknown address. */
  requestPasswordReset(email: AccountEmail): Promise<Result<SentEmail, IdentityFailure>>;
  /** Sets a new password with the code of such a message, which works once. It does not sign in. */
  resetPassword(code: string, password: Password): Promise<Result<void, IdentityFailure>>;
}
export const EmailSignIn = token<EmailSignIn>('EmailSignIn');
