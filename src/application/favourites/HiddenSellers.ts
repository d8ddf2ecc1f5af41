import type { HiddenSeller } from '../../domain/favourites/HiddenSeller';
import type { BackendResult } from '../shared/BackendResult';
import type { Unsubscribe } from '../shared/Unsubscribe';
import { token } from '../shared/token';

/** Whose listings a person does not want to see. Those sellers never learn of it. */
export interface HiddenSellers {
  /** Tells them all, those hidden last first, now and at every change, in whichever tab it is made. */
  subscribe(ownerId: string, listener: (sellers: BackendResult<readonly HiddenSeller[]>) => void): Unsubscribe;

  /** One that is hidden already is left as it is. */
  hide(ownerId: string, seller: HiddenSeller): Promise<BackendResult<void>>;

  /** Succeeds also when they were not hidden. */
  show(ownerId: string, sellerId: string): Promise<BackendResult<void>>;
}
export const HiddenSellers = token<HiddenSellers>('HiddenSellers');
