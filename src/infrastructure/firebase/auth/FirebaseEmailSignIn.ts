import {
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  type Auth,
} from 'firebase/auth';
import type { EmailSignIn } from '../../../application/auth/EmailSignIn';
import type { IdentityFailure } from '../../../application/auth/IdentityFailure';
import type { FirstStep } from '../../../application/auth/SecondFactorChallenge';
import type { SentEmail } from '../../../application/auth/SentEmail';
import type { AccountEmail } from '../../../domain/auth/AccountEmail';
import type { Password } from '../../../domain/auth/Password';
import { success, type Result } from '../../../domain/shared/Result';
import { actionCodeSettings } from './actionCodeSettings';
import { codeOf } from '../connection/errorKindOf';
import { firebaseFirstStep } from './firebaseFirstStep';
import type { FirebaseOwnIdentity } from './FirebaseOwnIdentity';
import { identityResult } from './identityResult';

export class FirebaseEmailSignIn implements EmailSignIn {
  readonly #auth: Auth;
  readonly #identity: FirebaseOwnIdentity;

  constructor(auth: Auth, identity: FirebaseOwnIdentity) {
    this.#auth = auth;
    this.#identity = identity;
  }

  signIn({ value }: AccountEmail, password: string): Promise<FirstStep> {
    return firebaseFirstStep(
      this.#auth,
      () => signInWithEmailAndPassword(this.#auth, value, password),
      () => this.#identity.storeOwnContacts(),
    );
  }

  async createAccount({ value }: AccountEmail, password: Password): Promise<Result<SentEmail | null, IdentityFailure>> {
    const created = await identityResult(() => createUserWithEmailAndPassword(this.#auth, value, password.value));
    if (!created.ok) return created;
    const sent = await identityResult(() => sendEmailVerification(created.value.user, actionCodeSettings()));
    return success(sent.ok ? {} : null);
  }

  requestPasswordReset({ value }: AccountEmail): Promise<Result<SentEmail, IdentityFailure>> {
    return identityResult(async () => {
      await sendPasswordResetEmail(this.#auth, value, actionCodeSettings()).catch(ignoreUnknownAccount);
      return {};
    });
  }

  resetPassword(code: string, { value }: Password): Promise<Result<void, IdentityFailure>> {
    return identityResult(() => confirmPasswordReset(this.#auth, code, value));
  }
}

/** Succeeds for an unknown address too, so as not to reveal who has an account. */
function ignoreUnknownAccount(error: unknown): void {
  if (codeOf(error) !== 'auth/user-not-found') throw error;
}
