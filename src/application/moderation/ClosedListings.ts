import type { BackendFailure } from '../shared/BackendFailure';
import type { BackendResult } from '../shared/BackendResult';
import type { Result } from '../../domain/shared/Result';
import { token } from '../shared/token';

/** The listings of people whose account is closed, which go offline in several commits. Only for admins. */
export interface ClosedListings {
  /** How many listings of a person are online or reserved. One read for each. */
  countOnline(uid: string): Promise<BackendResult<number>>;

  /** Pauses at most ten of them (`pausedByClosing`); how many are left. `denied`: there are some, and the account is not closed. */
  pauseSome(uid: string): Promise<Result<number, BackendFailure>>;
}
export const ClosedListings = token<ClosedListings>('ClosedListings');
