import type { Auth, User } from 'firebase/auth';
import type { IdentityFailure } from '../../../application/auth/IdentityFailure';
import { failure, success, type Result } from '../../../domain/shared/Result';
import { signInFailureOf } from './signInFailureOf';

/** Turns errors of Firebase Authentication into failures. */
export async function identityResult<Value>(work: () => Promise<Value>): Promise<Result<Value, IdentityFailure>> {
  try {
    return success(await work());
  } catch (error) {
    return failure(signInFailureOf(error));
  }
}

/** The same for the person who is signed in; `session-ended` when nobody is. */
export async function ownIdentityResult<Value>(
  auth: Auth,
  work: (user: User) => Promise<Value>,
): Promise<Result<Value, IdentityFailure>> {
  const { currentUser } = auth;
  return currentUser === null ? failure('session-ended') : identityResult(() => work(currentUser));
}
