import type { HiddenSeller } from '../../domain/favourites/HiddenSeller';
import type { Result } from '../../domain/shared/Result';
import type { BackendFailure } from '../shared/BackendFailure';
import type { Unsubscribe } from '../shared/Unsubscribe';

/** Whose listings a person does not want to see. Those sellers never learn of it. */
export interface HiddenSellers {
  /** Tells them all, those hidden last first, now and at every change, in whichever tab it is made. */
  watch(ownerId: string, listener: (sellers: Result<readonly HiddenSeller[], BackendFailure>) => void): Unsubscribe;

  /** One that is hidden already is left as it is. */
  hide(ownerId: string, seller: HiddenSeller): Promise<Result<void, BackendFailure>>;

  /** Succeeds also when they were not hidden. */
  show(ownerId: string, sellerId: string): Promise<Result<void, BackendFailure>>;
}
