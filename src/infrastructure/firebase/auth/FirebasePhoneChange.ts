import { multiFactor, updatePhoneNumber, type Auth } from 'firebase/auth';
import type { SentCode } from '../../../application/auth/CodeSender';
import type { IdentityFailure } from '../../../application/auth/IdentityFailure';
import type { PhoneChange } from '../../../application/auth/PhoneChange';
import type { PhoneNumber } from '../../../domain/auth/PhoneNumber';
import { failure, success, type Result } from '../../../domain/shared/Result';
import type { FirebaseOwnIdentity } from './FirebaseOwnIdentity';
import { ownIdentityResult } from './identityResult';
import { sendPhoneCode } from './sendPhoneCode';

export class FirebasePhoneChange implements PhoneChange {
  readonly purpose = 'phone-change';
  readonly isDemonstration = false;
  readonly #auth: Auth;
  readonly #identity: FirebaseOwnIdentity;

  constructor(auth: Auth, identity: FirebaseOwnIdentity) {
    this.#auth = auth;
    this.#identity = identity;
  }

  async requestCode(phone: PhoneNumber): Promise<Result<SentCode, IdentityFailure>> {
    const { currentUser } = this.#auth;
    if (currentUser !== null && multiFactor(currentUser).enrolledFactors.length > 0)
      return failure('phone-and-second-factor');
    const sent = await ownIdentityResult(this.#auth, (user) =>
      sendPhoneCode(this.#auth, phone.value, async (credential) => {
        await updatePhoneNumber(user, credential);
        await this.#identity.refresh();
      }),
    );
    return sent.ok
      ? success({ ...sent.value, confirm: async (code) => asPhoneResult(await sent.value.confirm(code)) })
      : sent;
  }
}

/** For a telephone number, `account-exists-with-different-credential` means that another account has it. */
function asPhoneResult(outcome: Result<void, IdentityFailure>): Result<void, IdentityFailure> {
  return !outcome.ok && outcome.failure === 'other-way' ? failure('phone-taken') : outcome;
}
