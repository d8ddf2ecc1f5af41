import { AccountEmail } from '../../domain/auth/AccountEmail';
import { failure } from '../../domain/shared/Result';
import type { EmailSignIn } from './EmailSignIn';
import type { FirstStep } from './SecondFactorChallenge';

/** Signs in with the entries typed. The password is not trimmed: spaces belong to it. */
export class SignInWithEmail {
  readonly #emailSignIn: EmailSignIn;

  constructor(emailSignIn: EmailSignIn) {
    this.#emailSignIn = emailSignIn;
  }

  async execute(address: string, password: string): Promise<FirstStep> {
    const email = AccountEmail.parse(address);
    if (!email.ok) return email;
    return password === '' ? failure('wrong-credentials') : this.#emailSignIn.signIn(email.value, password);
  }
}
