import type { UserProfile } from '../../domain/account/UserProfile';
import type { Result } from '../../domain/shared/Result';
import type { BackendFailure } from '../shared/BackendFailure';
import type { Unsubscribe } from '../shared/Unsubscribe';

/** The whole profiles of people (`users/{uid}`), each readable by its person and by administrators only. */
export interface UserRepository {
  /** Tells the profile (null: there is none) and every change of it, from any tab or device; or a failure, after which it may yet come. */
  watch(uid: string, listener: (profile: Result<UserProfile | null, BackendFailure>) => void): Unsubscribe;
  /** Stores a profile unless there is one, along with its public card. */
  create(profile: UserProfile): Promise<Result<void, BackendFailure>>;
}
