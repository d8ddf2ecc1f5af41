import { AccountEmail } from '../../domain/auth/AccountEmail';
import { Password } from '../../domain/auth/Password';
import type { Result } from '../../domain/shared/Result';
import type { EmailSignIn } from './EmailSignIn';
import type { IdentityFailure } from './IdentityFailure';
import type { SentEmail } from './SentEmail';

/** Creates an account with the entries typed; `null`: the confirming message could not be sent. */
export class SignUpWithEmail {
  readonly #emailSignIn: EmailSignIn;

  constructor(emailSignIn: EmailSignIn) {
    this.#emailSignIn = emailSignIn;
  }

  async execute(address: string, password: string): Promise<Result<SentEmail | null, IdentityFailure>> {
    const email = AccountEmail.parse(address);
    if (!email.ok) return email;
    const chosen = Password.parse(password);
    return chosen.ok ? this.#emailSignIn.createAccount(email.value, chosen.value) : chosen;
  }
}
