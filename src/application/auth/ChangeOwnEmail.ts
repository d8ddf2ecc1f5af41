import { AccountEmail } from '../../domain/auth/AccountEmail';
import { Password } from '../../domain/auth/Password';
import type { Result } from '../../domain/shared/Result';
import type { IdentityFailure } from './IdentityFailure';
import type { OwnEmail } from './OwnEmail';
import type { SentEmail } from './SentEmail';

/** Asks for another address, or for a first one; null: the message did not leave. */
export class ChangeOwnEmail {
  readonly #ownEmail: OwnEmail;

  constructor(ownEmail: OwnEmail) {
    this.#ownEmail = ownEmail;
  }

  /** `password`: of an account that has no address yet. */
  async execute(address: string, password: string | null): Promise<Result<SentEmail | null, IdentityFailure>> {
    const email = AccountEmail.parse(address);
    if (!email.ok) return email;
    if (password === null) return this.#ownEmail.requestChange(email.value);
    const chosen = Password.parse(password);
    return chosen.ok ? this.#ownEmail.add(email.value, chosen.value) : chosen;
  }
}
