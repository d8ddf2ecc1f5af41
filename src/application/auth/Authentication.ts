import type { UserProfile } from '../../domain/account/UserProfile';
import type { BackendFailure } from '../shared/BackendFailure';
import type { Result } from '../../domain/shared/Result';
import type { Unsubscribe } from '../shared/Unsubscribe';

/** Who uses the site in this browser; the same in all its tabs. */
export interface Authentication {
  /** Tells the signed-in person (null: nobody) now, as soon as known, and at every change in any tab. */
  watch(listener: (profile: UserProfile | null) => void): Unsubscribe;
  signOut(): Promise<Result<void, BackendFailure>>;
}
