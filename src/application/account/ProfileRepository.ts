import type { ProfileChanges, PublicProfile } from '../../domain/account/PublicProfile';
import type { BackendResult } from '../shared/BackendResult';
import type { Unsubscribe } from '../shared/Unsubscribe';
import { token } from '../shared/token';

/** What people show of themselves. */
export interface ProfileRepository {
  /** Tells a public profile now and at every change, in whichever tab it is made. `null`: there is none. */
  subscribe(uid: string, listener: (profile: BackendResult<PublicProfile | null>) => void): Unsubscribe;

  /**
   * Stores the changed fields and leaves the others; the account's own copy of name and photo follows in the same step, with the
   * moment of the change. `denied`: it is not one's own, or there is no account.
   */
  change(uid: string, changes: ProfileChanges): Promise<BackendResult<void>>;

  /**
   * Shows nothing of a person any more, and leaves neither their name nor a way to reach them in the account. What is left there, if
   * anything, is what keeps a quota from being begun anew. It succeeds also when nothing is left to do.
   */
  remove(uid: string): Promise<BackendResult<void>>;
}
export const ProfileRepository = token<ProfileRepository>('ProfileRepository');
