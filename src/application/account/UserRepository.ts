import type { UserProfile } from '../../domain/account/UserProfile';
import type { BackendResult } from '../shared/BackendResult';
import type { Unsubscribe } from '../shared/Unsubscribe';
import { token } from '../shared/token';

/** The whole profiles of people (`users/{uid}`), each readable by its person and by administrators only. */
export interface UserRepository {
  /** Tells the profile (null: there is none) and every change of it, from any tab or device; or a failure, after which it may yet come. */
  subscribe(uid: string, listener: (profile: BackendResult<UserProfile | null>) => void): Unsubscribe;
  /** Stores a profile unless there is one, along with its public card. */
  create(profile: UserProfile): Promise<BackendResult<void>>;
}
export const UserRepository = token<UserRepository>('UserRepository');
