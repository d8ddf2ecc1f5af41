import { Password } from '../../domain/auth/Password';
import type { Result } from '../../domain/shared/Result';
import type { EmailSignIn } from './EmailSignIn';
import type { IdentityFailure } from './IdentityFailure';

/** Sets a new password with the code of a reset message. */
export class ResetPassword {
  readonly #emailSignIn: EmailSignIn;

  constructor(emailSignIn: EmailSignIn) {
    this.#emailSignIn = emailSignIn;
  }

  async execute(code: string, password: string): Promise<Result<void, IdentityFailure>> {
    const chosen = Password.parse(password);
    return chosen.ok ? this.#emailSignIn.resetPassword(code, chosen.value) : chosen;
  }
}
