import type { SentCode } from '../../../application/auth/CodeSender';
import type { IdentityFailure } from '../../../application/auth/IdentityFailure';
import type { Reauthentication } from '../../../application/auth/Reauthentication';
import type { FirstStep } from '../../../application/auth/SecondFactorChallenge';
import { failure, success, type Result } from '../../../domain/shared/Result';
import { demonstrationCode } from './demonstrationCode';
import type { EmbeddedAccounts } from './EmbeddedAccounts';
import { embeddedFirstStep, passwordFirstStep } from './embeddedFirstStep';

export class EmbeddedReauthentication implements Reauthentication {
  readonly #accounts: EmbeddedAccounts;

  constructor(accounts: EmbeddedAccounts) {
    this.#accounts = accounts;
  }

  async withPassword(password: string): Promise<FirstStep> {
    const account = await this.#accounts.own();
    return account.ok ? passwordFirstStep(this.#accounts, account.value, password) : account;
  }

  async withGoogle(): Promise<FirstStep> {
    const account = await this.#accounts.own();
    if (!account.ok) return account;
    return account.value.hasGoogle ? embeddedFirstStep(this.#accounts, account.value) : failure('other-person');
  }

  async sendCode(): Promise<Result<SentCode, IdentityFailure>> {
    const account = await this.#accounts.own();
    if (!account.ok) return account;
    const { uid, phoneNumber } = account.value;
    return phoneNumber === null
      ? failure('invalid-number')
      : success(demonstrationCode(this.#accounts.clock, () => this.#accounts.signIn(uid)));
  }
}
