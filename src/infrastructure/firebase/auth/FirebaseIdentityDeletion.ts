import { deleteUser, type Auth } from 'firebase/auth';
import type { IdentityDeletion, IdentityDeletionFailure } from '../../../application/account/IdentityDeletion';
import { MINUTE } from '../../../domain/shared/Instant';
import { failure, success, type Result } from '../../../domain/shared/Result';
import { backendFailureOf } from '../connection/backendFailureOf';
import { codeOf } from '../connection/errorKindOf';

/** Firebase requires a sign-in within five minutes; one of them is left for deleting the data before the identity. */
const RECENT_SIGN_IN = 4 * MINUTE;

const failures: Readonly<Record<string, IdentityDeletionFailure>> = {
  'auth/requires-recent-login': 'recent-sign-in-needed',
  'auth/user-token-expired': 'session-ended',
  'auth/invalid-user-token': 'session-ended',
};

export class FirebaseIdentityDeletion implements IdentityDeletion {
  readonly #auth: Auth;

  constructor(auth: Auth) {
    this.#auth = auth;
  }

  async checkRecentSignIn(): Promise<Result<void, IdentityDeletionFailure>> {
    const { currentUser } = this.#auth;
    if (currentUser === null) return failure('session-ended');
    try {
      // Both times are server time, because this device’s clock may be wrong.
      const { authTime, issuedAtTime } = await currentUser.getIdTokenResult(true);
      return Date.parse(issuedAtTime) - Date.parse(authTime) < RECENT_SIGN_IN
        ? success()
        : failure('recent-sign-in-needed');
    } catch (error) {
      return failure(failures[codeOf(error)] ?? backendFailureOf(error));
    }
  }

  async deleteIdentity(): Promise<Result<void, IdentityDeletionFailure>> {
    const { currentUser } = this.#auth;
    if (currentUser === null) return failure('session-ended');
    try {
      await deleteUser(currentUser);
      return success();
    } catch (error) {
      return failure(failures[codeOf(error)] ?? backendFailureOf(error));
    }
  }
}
