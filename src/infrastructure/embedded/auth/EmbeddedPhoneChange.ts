import type { SentCode } from '../../../application/auth/CodeSender';
import type { IdentityFailure } from '../../../application/auth/IdentityFailure';
import type { PhoneChange } from '../../../application/auth/PhoneChange';
import type { PhoneNumber } from '../../../domain/auth/PhoneNumber';
import { failure, success, type Result } from '../../../domain/shared/Result';
import { demonstrationCode } from './demonstrationCode';
import type { EmbeddedAccounts } from './EmbeddedAccounts';

export class EmbeddedPhoneChange implements PhoneChange {
  readonly purpose = 'phone-change';
  readonly isDemonstration = true;
  readonly #accounts: EmbeddedAccounts;

  constructor(accounts: EmbeddedAccounts) {
    this.#accounts = accounts;
  }

  async requestCode(phone: PhoneNumber): Promise<Result<SentCode, IdentityFailure>> {
    const recent = await this.#accounts.ownRecent();
    if (!recent.ok) return recent;
    if (recent.value.secondStepPhone !== null) return failure('phone-and-second-factor');
    return success(demonstrationCode(this.#accounts.clock, () => this.#change(phone)));
  }

  async #change({ value }: PhoneNumber): Promise<Result<void, IdentityFailure>> {
    const changed = await this.#accounts.changeOwn((account, others) =>
      others.some(({ phoneNumber }) => phoneNumber === value)
        ? failure('phone-taken')
        : success({ ...account, phoneNumber: value }),
    );
    return changed.ok ? success() : changed;
  }
}
