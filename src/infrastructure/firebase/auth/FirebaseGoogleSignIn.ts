import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  signInWithPopup,
  type Auth,
  type UserCredential,
} from 'firebase/auth';
import type { GoogleSignIn } from '../../../application/auth/GoogleSignIn';
import type { FirstStep } from '../../../application/auth/SecondFactorChallenge';
import { firebaseFirstStep } from './firebaseFirstStep';
import type { FirebaseOwnIdentity } from './FirebaseOwnIdentity';

export type AskGoogle = (auth: Auth) => Promise<UserCredential>;

const inPopup: AskGoogle = (auth) => signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);

export class FirebaseGoogleSignIn implements GoogleSignIn {
  readonly isDemonstration = false;
  readonly #auth: Auth;
  readonly #identity: FirebaseOwnIdentity;
  readonly #ask: AskGoogle;

  constructor(auth: Auth, identity: FirebaseOwnIdentity, ask: AskGoogle = inPopup) {
    this.#auth = auth;
    this.#identity = identity;
    this.#ask = ask;
  }

  signIn(): Promise<FirstStep> {
    return firebaseFirstStep(
      this.#auth,
      () => this.#ask(this.#auth),
      () => this.#identity.storeOwnContacts(),
    );
  }
}
