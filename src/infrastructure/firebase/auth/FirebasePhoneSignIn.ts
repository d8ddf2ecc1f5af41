import { signInWithCredential, type Auth } from 'firebase/auth';
import type { SentCode } from '../../../application/auth/CodeSender';
import type { IdentityFailure } from '../../../application/auth/IdentityFailure';
import type { PhoneSignIn } from '../../../application/auth/PhoneSignIn';
import type { PhoneNumber } from '../../../domain/auth/PhoneNumber';
import type { Result } from '../../../domain/shared/Result';
import { identityResult } from './identityResult';
import { sendPhoneCode } from './sendPhoneCode';

export class FirebasePhoneSignIn implements PhoneSignIn {
  readonly purpose = 'sign-in';
  readonly isDemonstration = false;
  readonly #auth: Auth;

  constructor(auth: Auth) {
    this.#auth = auth;
  }

  requestCode(phone: PhoneNumber): Promise<Result<SentCode, IdentityFailure>> {
    return identityResult(() =>
      sendPhoneCode(this.#auth, phone.value, async (credential) => {
        await signInWithCredential(this.#auth, credential);
      }),
    );
  }
}
