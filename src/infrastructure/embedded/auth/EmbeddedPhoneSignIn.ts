import type { SentCode } from '../../../application/auth/CodeSender';
import type { IdentityFailure } from '../../../application/auth/IdentityFailure';
import type { PhoneSignIn } from '../../../application/auth/PhoneSignIn';
import type { PhoneNumber } from '../../../domain/auth/PhoneNumber';
import { failure, success, type Result } from '../../../domain/shared/Result';
import { demonstrationCode } from './demonstrationCode';
import type { EmbeddedAccounts } from './EmbeddedAccounts';

/** Sends no message: the page shows the code. A new number creates an account in this browser. */
export class EmbeddedPhoneSignIn implements PhoneSignIn {
  readonly purpose = 'sign-in';
  readonly isDemonstration = true;
  readonly #accounts: EmbeddedAccounts;

  constructor(accounts: EmbeddedAccounts) {
    this.#accounts = accounts;
  }

  async requestCode(phone: PhoneNumber): Promise<Result<SentCode, IdentityFailure>> {
    return success(demonstrationCode(this.#accounts.clock, () => this.#signIn(phone)));
  }

  resume(phone: PhoneNumber, ticket: string): SentCode {
    return demonstrationCode(this.#accounts.clock, () => this.#signIn(phone), ticket);
  }

  async #signIn({ value }: PhoneNumber): Promise<Result<void, IdentityFailure>> {
    const known = await this.#accounts.find(({ phoneNumber }) => phoneNumber === value);
    if (!known.ok) return known;
    return this.#accounts.signIn(known.value?.uid ?? this.#accounts.ids.newId(), (account, others) =>
      others.some(({ phoneNumber }) => phoneNumber === value)
        ? failure('phone-taken')
        : success({ ...account, phoneNumber: value }),
    );
  }
}
