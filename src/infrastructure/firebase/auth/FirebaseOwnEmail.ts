import {
  applyActionCode,
  EmailAuthProvider,
  linkWithCredential,
  sendEmailVerification,
  verifyBeforeUpdateEmail,
  type Auth,
} from 'firebase/auth';
import type { IdentityFailure } from '../../../application/auth/IdentityFailure';
import type { OwnEmail } from '../../../application/auth/OwnEmail';
import type { SentEmail } from '../../../application/auth/SentEmail';
import type { AccountEmail } from '../../../domain/auth/AccountEmail';
import type { Password } from '../../../domain/auth/Password';
import { success, type Result } from '../../../domain/shared/Result';
import { actionCodeSettings } from './actionCodeSettings';
import type { FirebaseOwnIdentity } from './FirebaseOwnIdentity';
import { identityResult, ownIdentityResult } from './identityResult';

export class FirebaseOwnEmail implements OwnEmail {
  readonly #auth: Auth;
  readonly #identity: FirebaseOwnIdentity;

  constructor(auth: Auth, identity: FirebaseOwnIdentity) {
    this.#auth = auth;
    this.#identity = identity;
  }

  sendConfirmation(): Promise<Result<SentEmail, IdentityFailure>> {
    return ownIdentityResult(this.#auth, async (user) => {
      await sendEmailVerification(user, actionCodeSettings());
      return {};
    });
  }

  requestChange({ value }: AccountEmail): Promise<Result<SentEmail, IdentityFailure>> {
    return ownIdentityResult(this.#auth, async (user) => {
      await verifyBeforeUpdateEmail(user, value, actionCodeSettings());
      return {};
    });
  }

  async add({ value }: AccountEmail, password: Password): Promise<Result<SentEmail | null, IdentityFailure>> {
    const linked = await ownIdentityResult(this.#auth, (user) =>
      linkWithCredential(user, EmailAuthProvider.credential(value, password.value)),
    );
    if (!linked.ok) return linked;
    await this.#identity.refresh();
    const sent = await this.sendConfirmation();
    return success(sent.ok ? sent.value : null);
  }

  /** Firebase may end all sessions of an account when its address changes; having to sign in again is not a failure. */
  async confirm(code: string): Promise<Result<void, IdentityFailure>> {
    const applied = await identityResult(() => applyActionCode(this.#auth, code));
    if (applied.ok && this.#auth.currentUser !== null) await this.#identity.refresh();
    return applied;
  }
}
