import type { UserProfile } from '../../domain/account/UserProfile';
import type { BackendResult } from '../shared/BackendResult';
import type { Unsubscribe } from '../shared/Unsubscribe';
import { token } from '../shared/token';

/** Who is signed in to this browser; the same in all its tabs. */
export interface Authentication {
  /**
   * Emits the person signed in (`null`: nobody) as soon as known and at every change in any tab, with the minimal
   * profile of the specification (§4), which needs no read. `onUnreachable`: it cannot be known.
   */
  subscribeToUser(listener: (person: UserProfile | null) => void, onUnreachable?: () => void): Unsubscribe;
  signOut(): Promise<BackendResult<void>>;
}
export const Authentication = token<Authentication>('Authentication');
