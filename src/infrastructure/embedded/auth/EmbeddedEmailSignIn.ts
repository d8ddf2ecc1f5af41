import type { EmailSignIn } from '../../../application/auth/EmailSignIn';
import type { IdentityFailure } from '../../../application/auth/IdentityFailure';
import type { FirstStep } from '../../../application/auth/SecondFactorChallenge';
import type { SentEmail } from '../../../application/auth/SentEmail';
import type { AccountEmail } from '../../../domain/auth/AccountEmail';
import type { Password } from '../../../domain/auth/Password';
import { failure, success, type Result } from '../../../domain/shared/Result';
import type { EmbeddedAccounts } from './EmbeddedAccounts';
import { passwordFirstStep } from './embeddedFirstStep';
import { unlessTaken, type EmbeddedOwnEmail } from './EmbeddedOwnEmail';
import { OneTimeCodes } from './OneTimeCodes';
import { hashPassword } from '../database/PasswordHash';

export class EmbeddedEmailSignIn implements EmailSignIn {
  readonly #accounts: EmbeddedAccounts;
  readonly #ownEmail: EmbeddedOwnEmail;
  readonly #passwordResets: OneTimeCodes<string>;

  constructor(accounts: EmbeddedAccounts, ownEmail: EmbeddedOwnEmail) {
    this.#accounts = accounts;
    this.#ownEmail = ownEmail;
    this.#passwordResets = new OneTimeCodes(accounts.clock);
  }

  async signIn({ value }: AccountEmail, password: string): Promise<FirstStep> {
    const found = await this.#accounts.find(({ email }) => email === value);
    if (!found.ok) return found;
    return found.value === undefined
      ? failure('wrong-credentials')
      : passwordFirstStep(this.#accounts, found.value, password);
  }

  async createAccount(
    { value: email }: AccountEmail,
    { value }: Password,
  ): Promise<Result<SentEmail, IdentityFailure>> {
    const password = await hashPassword(value);
    if (!password.ok) return password;
    const uid = this.#accounts.ids.newId();
    const entered = await this.#accounts.signIn(
      uid,
      unlessTaken(email, (account) => ({ ...account, email, password: password.value })),
    );
    return entered.ok ? success(this.#ownEmail.send(uid, email)) : entered;
  }

  async requestPasswordReset({ value }: AccountEmail): Promise<Result<SentEmail, IdentityFailure>> {
    const found = await this.#accounts.find(({ email }) => email === value);
    if (!found.ok) return found;
    return success(found.value === undefined ? {} : { shownCode: this.#passwordResets.issue(found.value.uid) });
  }

  /** The code proves that the person receives mail at the address: it becomes verified too. */
  async resetPassword(code: string, { value }: Password): Promise<Result<void, IdentityFailure>> {
    const password = await hashPassword(value);
    if (!password.ok) return password;
    const uid = this.#passwordResets.redeem(code);
    if (!uid.ok) return uid;
    const changed = await this.#accounts.change(uid.value, (account) =>
      success({ ...account, password: password.value, isEmailVerified: true }),
    );
    return changed.ok ? success() : changed;
  }
}
