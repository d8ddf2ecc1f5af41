import { RecaptchaVerifier, signInWithPhoneNumber, type Auth, type ConfirmationResult } from 'firebase/auth';
import type { PhoneSignIn, PhoneSignInFailure, SentCode } from '../../application/auth/PhoneSignIn';
import type { PhoneNumber } from '../../domain/auth/PhoneNumber';
import { failure, success, type Result } from '../../domain/shared/Result';
import { signInFailureOf } from './signInFailureOf';

export class FirebasePhoneSignIn implements PhoneSignIn {
  readonly isDemonstration = false;
  readonly #auth: Auth;

  constructor(auth: Auth) {
    this.#auth = auth;
  }

  async requestCode(phone: PhoneNumber): Promise<Result<SentCode, PhoneSignInFailure>> {
    this.#auth.languageCode = 'fr';
    try {
      return success(sentCode(await this.#ask(phone)));
    } catch (error) {
      return failure(signInFailureOf(error));
    }
  }

  /** Google asks for proof that a person asks: the invisible reCAPTCHA, which shows itself only when in doubt. */
  async #ask(phone: PhoneNumber): Promise<ConfirmationResult> {
    const place = document.createElement('div');
    document.body.append(place);
    const verifier = new RecaptchaVerifier(this.#auth, place, { size: 'invisible' });
    try {
      return await signInWithPhoneNumber(this.#auth, phone.value, verifier);
    } finally {
      verifier.clear();
      place.remove();
    }
  }
}

function sentCode(confirmation: ConfirmationResult): SentCode {
  return {
    async confirm(code) {
      try {
        await confirmation.confirm(code);
        return success();
      } catch (error) {
        return failure(signInFailureOf(error));
      }
    },
  };
}
