import type { BackendResult } from '../shared/BackendResult';
import { token } from '../shared/token';

/** Tells the backend that a person’s account is to be erased, before anything of it is deleted. */
export interface ErasureRequests {
  /**
   * A server that the backend has will erase what this browser leaves, and nobody can take it back. Asking again is a success and changes nothing. A backend
   * without a server has nobody to tell, and succeeds. `denied`: the person must sign in again.
   */
  ask(uid: string): Promise<BackendResult<void>>;
}
export const ErasureRequests = token<ErasureRequests>('ErasureRequests');
