import type { Identity } from '../../domain/auth/Identity';
import type { Result } from '../../domain/shared/Result';
import type { Unsubscribe } from '../shared/Unsubscribe';
import type { IdentityFailure } from './IdentityFailure';
import { token } from '../shared/token';

/** How whoever is signed in can sign in. */
export interface OwnIdentity {
  /** Tells it as soon as known, null when nobody is signed in, and again after each change made in this tab. */
  subscribe(listener: (identity: Identity | null) => void): Unsubscribe;
  /** Asks the service anew, since links in messages are opened elsewhere; the profile then holds the same address and number. */
  refresh(): Promise<Result<void, IdentityFailure>>;
}
export const OwnIdentity = token<OwnIdentity>('OwnIdentity');
