import type { IdentityFailure } from '../../../application/auth/IdentityFailure';
import type { OwnEmail } from '../../../application/auth/OwnEmail';
import type { SentEmail } from '../../../application/auth/SentEmail';
import type { AccountEmail } from '../../../domain/auth/AccountEmail';
import type { Password } from '../../../domain/auth/Password';
import { failure, success, type Result } from '../../../domain/shared/Result';
import type { AccountChange, EmbeddedAccounts } from './EmbeddedAccounts';
import { OneTimeCodes } from './OneTimeCodes';
import { hashPassword } from '../database/PasswordHash';

/** Sends no message: the page shows a code instead of the link. */
export class EmbeddedOwnEmail implements OwnEmail {
  readonly #accounts: EmbeddedAccounts;
  readonly #confirmations: OneTimeCodes<{ readonly uid: string; readonly email: string }>;

  constructor(accounts: EmbeddedAccounts) {
    this.#accounts = accounts;
    this.#confirmations = new OneTimeCodes(accounts.clock);
  }

  /** Issues the code that confirms an address of the account. */
  send(uid: string, email: string): SentEmail {
    return { shownCode: this.#confirmations.issue({ uid, email }) };
  }

  async sendConfirmation(): Promise<Result<SentEmail, IdentityFailure>> {
    const account = await this.#accounts.own();
    if (!account.ok) return account;
    const { uid, email } = account.value;
    return email === null ? failure('invalid-email') : success(this.send(uid, email));
  }

  async requestChange({ value }: AccountEmail): Promise<Result<SentEmail, IdentityFailure>> {
    const account = await this.#accounts.ownRecent();
    if (!account.ok) return account;
    const taken = await this.#accounts.find(({ email }) => email === value);
    if (!taken.ok) return taken;
    return taken.value === undefined ? success(this.send(account.value.uid, value)) : failure('email-taken');
  }

  async add({ value: email }: AccountEmail, { value }: Password): Promise<Result<SentEmail, IdentityFailure>> {
    const recent = await this.#accounts.ownRecent();
    if (!recent.ok) return recent;
    const password = await hashPassword(value);
    if (!password.ok) return password;
    const changed = await this.#accounts.changeOwn(
      unlessTaken(email, (account) => ({ ...account, email, isEmailVerified: false, password: password.value })),
    );
    return changed.ok ? success(this.send(changed.value.uid, email)) : changed;
  }

  async confirm(code: string): Promise<Result<void, IdentityFailure>> {
    const confirmed = this.#confirmations.redeem(code);
    if (!confirmed.ok) return confirmed;
    const { uid, email } = confirmed.value;
    const changed = await this.#accounts.change(
      uid,
      unlessTaken(email, (account) => ({ ...account, email, isEmailVerified: true })),
    );
    return changed.ok ? success() : changed;
  }
}

/** Applies a change unless another account has the address. */
export function unlessTaken(
  address: string,
  change: (account: Parameters<AccountChange>[0]) => Parameters<AccountChange>[0],
): AccountChange {
  return (account, others) =>
    others.some(({ email }) => email === address) ? failure('email-taken') : success(change(account));
}
