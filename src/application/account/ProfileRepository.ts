import type { ProfileChanges, PublicProfile } from '../../domain/account/PublicProfile';
import type { BackendResult } from '../shared/BackendResult';
import type { Unsubscribe } from '../shared/Unsubscribe';
import { token } from '../shared/token';

/** Public profiles. */
export interface ProfileRepository {
  /** Emits a public profile (`null`: there is none) now and at every change made in any tab. */
  subscribe(uid: string, listener: (profile: BackendResult<PublicProfile | null>) => void): Unsubscribe;

  /**
   * Stores the changed fields and leaves the others. Name and photo of the account are changed in the same
   * transaction, with the time of the change. `denied`: the profile belongs to another person, or there is no
   * account, or the person is restricted.
   */
  change(uid: string, changes: ProfileChanges): Promise<BackendResult<void>>;

  /**
   * Deletes the public profile, and name and contact details of the account. What remains of the account only has its
   * role and its count of listings. Succeeds also when there is nothing to delete.
   */
  remove(uid: string): Promise<BackendResult<void>>;
}
export const ProfileRepository = token<ProfileRepository>('ProfileRepository');
