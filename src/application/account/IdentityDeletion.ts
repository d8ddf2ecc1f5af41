import type { Result } from '../../domain/shared/Result';
import type { BackendFailure } from '../shared/BackendFailure';
import { token } from '../shared/token';

/** `recent-sign-in-needed`: the person must sign in again before. */
export type IdentityDeletionFailure = 'recent-sign-in-needed' | 'session-ended' | BackendFailure;

/** The last step of deleting an account, after its data has been deleted. */
export interface IdentityDeletion {
  /** Fails as `deleteIdentity` would, without deleting anything; to be called before the first step. */
  checkRecentSignIn(): Promise<Result<void, IdentityDeletionFailure>>;
  /** Deletes the identity: nobody can sign in to the account any more, and every tab is signed out. */
  deleteIdentity(): Promise<Result<void, IdentityDeletionFailure>>;
}
export const IdentityDeletion = token<IdentityDeletion>('IdentityDeletion');
