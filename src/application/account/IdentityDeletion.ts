import type { Result } from '../../domain/shared/Result';
import type { BackendFailure } from '../shared/BackendFailure';
import { token } from '../shared/token';

/** `recent-sign-in-needed`: the person must show once more who they are. */
export type IdentityDeletionFailure = 'recent-sign-in-needed' | 'session-ended' | BackendFailure;

/** The last step of deleting an account, once what it holds is gone. */
export interface IdentityDeletion {
  /** Fails, before anything is deleted, if `deleteIdentity` would: ask first. */
  checkRecentSignIn(): Promise<Result<void, IdentityDeletionFailure>>;
  /** Nobody can sign in to the account any more, and it is signed out in every tab. */
  deleteIdentity(): Promise<Result<void, IdentityDeletionFailure>>;
}
export const IdentityDeletion = token<IdentityDeletion>('IdentityDeletion');
