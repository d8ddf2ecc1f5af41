import type { UserProfile } from '../../domain/account/UserProfile';
import type { BackendResult } from '../shared/BackendResult';
import type { Unsubscribe } from '../shared/Unsubscribe';
import { token } from '../shared/token';

/** Private profiles (`users/{uid}`), each readable by its person and by admins only. */
export interface UserRepository {
  /**
   * Emits the profile (`null`: there is none) now and at every change, from any tab or device; or a failure, after
   * which the profile may still come.
   */
  subscribe(uid: string, listener: (profile: BackendResult<UserProfile | null>) => void): Unsubscribe;
  /** Stores a profile and its public card, unless there is one. */
  create(profile: UserProfile): Promise<BackendResult<void>>;
}
export const UserRepository = token<UserRepository>('UserRepository');
