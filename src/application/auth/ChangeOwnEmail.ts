import { AccountEmail } from '../../domain/auth/AccountEmail';
import { Password } from '../../domain/auth/Password';
import type { Result } from '../../domain/shared/Result';
import type { IdentityFailure } from './IdentityFailure';
import type { OwnEmail } from './OwnEmail';
import type { SentEmail } from './SentEmail';

/**
 * Requests a change of the account’s e-mail address, or adds the first one; `null`: the confirmation could not be
 * sent.
 */
export class ChangeOwnEmail {
  readonly #ownEmail: OwnEmail;

  constructor(ownEmail: OwnEmail) {
    this.#ownEmail = ownEmail;
  }

  /** `password`: for an account that has no address yet; `null` otherwise. */
  async execute(address: string, password: string | null): Promise<Result<SentEmail | null, IdentityFailure>> {
    const email = AccountEmail.parse(address);
    if (!email.ok) return email;
    if (password === null) return this.#ownEmail.requestChange(email.value);
    const chosen = Password.parse(password);
    return chosen.ok ? this.#ownEmail.add(email.value, chosen.value) : chosen;
  }
}
