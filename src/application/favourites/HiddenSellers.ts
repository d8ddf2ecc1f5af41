import type { HiddenSeller } from '../../domain/favourites/HiddenSeller';
import type { BackendResult, TimedResult } from '../shared/BackendResult';
import type { Unsubscribe } from '../shared/Unsubscribe';
import { token } from '../shared/token';

/** The sellers whose listings a person does not want to see. Those sellers are not informed. */
export interface HiddenSellers {
  /** Emits all hidden sellers of a person, newest first, now and at every change made in any tab. */
  subscribe(ownerId: string, listener: (sellers: BackendResult<readonly HiddenSeller[]>) => void): Unsubscribe;

  /** A seller who is hidden already is left as it is. */
  hide(ownerId: string, seller: HiddenSeller): Promise<TimedResult<void>>;

  /** Succeeds also when they were not hidden. */
  show(ownerId: string, sellerId: string): Promise<BackendResult<void>>;
}
export const HiddenSellers = token<HiddenSellers>('HiddenSellers');
