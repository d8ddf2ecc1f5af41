import { signInWithCredential, type Auth, type PhoneAuthCredential } from 'firebase/auth';
import type { SentCode } from '../../../application/auth/CodeSender';
import type { IdentityFailure } from '../../../application/auth/IdentityFailure';
import type { PhoneSignIn } from '../../../application/auth/PhoneSignIn';
import type { PhoneNumber } from '../../../domain/auth/PhoneNumber';
import type { Result } from '../../../domain/shared/Result';
import { identityResult } from './identityResult';
import { phoneCode, sendPhoneCode } from './sendPhoneCode';

export class FirebasePhoneSignIn implements PhoneSignIn {
  readonly purpose = 'sign-in';
  readonly isDemonstration = false;
  readonly #auth: Auth;

  constructor(auth: Auth) {
    this.#auth = auth;
  }

  requestCode(phone: PhoneNumber): Promise<Result<SentCode, IdentityFailure>> {
    return identityResult(() => sendPhoneCode(this.#auth, phone.value, this.#signIn));
  }

  resume(_phone: PhoneNumber, ticket: string): SentCode {
    return phoneCode(ticket, this.#signIn);
  }

  readonly #signIn = async (credential: PhoneAuthCredential): Promise<void> => {
    await signInWithCredential(this.#auth, credential);
  };
}
