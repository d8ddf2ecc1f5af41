import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  type Auth,
  type User,
  type UserCredential,
} from 'firebase/auth';
import type { SentCode } from '../../../application/auth/CodeSender';
import type { IdentityFailure } from '../../../application/auth/IdentityFailure';
import type { Reauthentication } from '../../../application/auth/Reauthentication';
import type { FirstStep } from '../../../application/auth/SecondFactorChallenge';
import { failure, type Result } from '../../../domain/shared/Result';
import { firebaseFirstStep } from './firebaseFirstStep';
import { ownIdentityResult } from './identityResult';
import { sendPhoneCode } from './sendPhoneCode';

const doNothing = () => Promise.resolve();

export class FirebaseReauthentication implements Reauthentication {
  readonly #auth: Auth;

  constructor(auth: Auth) {
    this.#auth = auth;
  }

  withPassword(password: string): Promise<FirstStep> {
    return this.#reauthenticate((user) =>
      reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password)),
    );
  }

  withGoogle(): Promise<FirstStep> {
    return this.#reauthenticate((user) =>
      reauthenticateWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver),
    );
  }

  sendCode(): Promise<Result<SentCode, IdentityFailure>> {
    return ownIdentityResult(this.#auth, (user) =>
      sendPhoneCode(this.#auth, user.phoneNumber ?? '', async (credential) => {
        await reauthenticateWithCredential(user, credential);
      }),
    );
  }

  async #reauthenticate(prove: (user: User) => Promise<UserCredential>): Promise<FirstStep> {
    const { currentUser } = this.#auth;
    return currentUser === null
      ? failure('session-ended')
      : firebaseFirstStep(this.#auth, () => prove(currentUser), doNothing);
  }
}
