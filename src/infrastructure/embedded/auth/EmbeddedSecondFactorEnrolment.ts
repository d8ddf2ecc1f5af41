import type { SentCode } from '../../../application/auth/CodeSender';
import type { IdentityFailure } from '../../../application/auth/IdentityFailure';
import type { SecondFactorEnrolment } from '../../../application/auth/SecondFactorEnrolment';
import type { PhoneNumber } from '../../../domain/auth/PhoneNumber';
import { failure, success, type Result } from '../../../domain/shared/Result';
import type { AccountRecord } from '../database/records';
import { demonstrationCode } from './demonstrationCode';
import type { EmbeddedAccounts } from './EmbeddedAccounts';

export class EmbeddedSecondFactorEnrolment implements SecondFactorEnrolment {
  readonly purpose = 'second-factor';
  readonly isDemonstration = true;
  readonly #accounts: EmbeddedAccounts;

  constructor(accounts: EmbeddedAccounts) {
    this.#accounts = accounts;
  }

  async requestCode(phone: PhoneNumber): Promise<Result<SentCode, IdentityFailure>> {
    const recent = await this.#accounts.ownRecent();
    if (!recent.ok) return recent;
    const obstacle = obstacleOf(recent.value);
    if (obstacle !== null) return failure(obstacle);
    return success(demonstrationCode(this.#accounts.clock, () => this.#setPhone(phone.value)));
  }

  async turnOff(): Promise<Result<void, IdentityFailure>> {
    const recent = await this.#accounts.ownRecent();
    return recent.ok ? this.#setPhone(null) : recent;
  }

  async #setPhone(secondStepPhone: string | null): Promise<Result<void, IdentityFailure>> {
    const changed = await this.#accounts.changeOwn((account) => success({ ...account, secondStepPhone }));
    return changed.ok ? success() : changed;
  }
}

function obstacleOf(account: AccountRecord): IdentityFailure | null {
  if (account.phoneNumber !== null) return 'phone-and-second-factor';
  if (!account.isEmailVerified) return 'unverified-email';
  return account.secondStepPhone === null ? null : 'second-factor-taken';
}
