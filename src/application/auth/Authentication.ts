import type { UserProfile } from '../../domain/account/UserProfile';
import type { BackendResult } from '../shared/BackendResult';
import type { Unsubscribe } from '../shared/Unsubscribe';
import { token } from '../shared/token';

/** Who uses the site in this browser; the same in all its tabs. */
export interface Authentication {
  /**
   * Tells who is signed in (null: nobody), as soon as known and whenever that changes in any tab, with the profile that can be
   * told without reading any: the minimal one of the specification (§4). `onUnreachable`: it cannot be known.
   */
  subscribeToUser(listener: (person: UserProfile | null) => void, onUnreachable?: () => void): Unsubscribe;
  signOut(): Promise<BackendResult<void>>;
}
export const Authentication = token<Authentication>('Authentication');
