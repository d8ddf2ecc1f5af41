import { multiFactor, PhoneMultiFactorGenerator, type Auth } from 'firebase/auth';
import type { SentCode } from '../../../application/auth/CodeSender';
import type { IdentityFailure } from '../../../application/auth/IdentityFailure';
import type { SecondFactorEnrolment } from '../../../application/auth/SecondFactorEnrolment';
import type { PhoneNumber } from '../../../domain/auth/PhoneNumber';
import { failure, type Result } from '../../../domain/shared/Result';
import type { FirebaseOwnIdentity } from './FirebaseOwnIdentity';
import { ownIdentityResult } from './identityResult';
import { sendPhoneCode } from './sendPhoneCode';

export class FirebaseSecondFactorEnrolment implements SecondFactorEnrolment {
  readonly purpose = 'second-factor';
  readonly isDemonstration = false;
  readonly #auth: Auth;
  readonly #identity: FirebaseOwnIdentity;

  constructor(auth: Auth, identity: FirebaseOwnIdentity) {
    this.#auth = auth;
    this.#identity = identity;
  }

  async requestCode(phone: PhoneNumber): Promise<Result<SentCode, IdentityFailure>> {
    const { currentUser } = this.#auth;
    if (currentUser !== null && currentUser.phoneNumber !== null) return failure('phone-and-second-factor');
    if (currentUser !== null && multiFactor(currentUser).enrolledFactors.length > 0)
      return failure('second-factor-taken');
    return ownIdentityResult(this.#auth, async (user) => {
      const session = await multiFactor(user).getSession();
      return sendPhoneCode(this.#auth, { phoneNumber: phone.value, session }, async (credential) => {
        await multiFactor(user).enroll(PhoneMultiFactorGenerator.assertion(credential));
        await this.#identity.refresh();
      });
    });
  }

  turnOff(): Promise<Result<void, IdentityFailure>> {
    return ownIdentityResult(this.#auth, async (user) => {
      for (const factor of multiFactor(user).enrolledFactors) await multiFactor(user).unenroll(factor);
      await this.#identity.refresh();
    });
  }
}
