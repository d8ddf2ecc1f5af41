import { AccountEmail } from '../../domain/auth/AccountEmail';
import type { Result } from '../../domain/shared/Result';
import type { EmailSignIn } from './EmailSignIn';
import type { IdentityFailure } from './IdentityFailure';
import type { SentEmail } from './SentEmail';

/** Sends a message with a code to set a new password. */
export class RequestPasswordReset {
  readonly #emailSignIn: EmailSignIn;

  constructor(emailSignIn: EmailSignIn) {
    this.#emailSignIn = emailSignIn;
  }

  async execute(address: string): Promise<Result<SentEmail, IdentityFailure>> {
    const email = AccountEmail.parse(address);
    return email.ok ? this.#emailSignIn.requestPasswordReset(email.value) : email;
  }
}
