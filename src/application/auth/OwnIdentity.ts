import type { Identity } from '../../domain/auth/Identity';
import type { Result } from '../../domain/shared/Result';
import type { Unsubscribe } from '../shared/Unsubscribe';
import type { IdentityFailure } from './IdentityFailure';
import { token } from '../shared/token';

/** The sign-in methods of the person signed in. */
export interface OwnIdentity {
  /** Emits the identity (`null`: nobody is signed in) as soon as known, and after each change made in this tab. */
  subscribe(listener: (identity: Identity | null) => void): Unsubscribe;
  /**
   * Reads the identity again, since links in messages are opened elsewhere; address and number of the profile are
   * updated.
   */
  refresh(): Promise<Result<void, IdentityFailure>>;
}
export const OwnIdentity = token<OwnIdentity>('OwnIdentity');
