import type { HiddenSellers } from '../../../application/favourites/HiddenSellers';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { HiddenSeller } from '../../../domain/favourites/HiddenSeller';
import { isInstant } from '../../../domain/shared/Instant';
import { success } from '../../../domain/shared/Result';
import { LocalLists } from './LocalLists';
import { isRecord } from './parseListingCard';

/** The sellers that guests have hidden, and those waiting to be moved to an account. */
export class LocalStorageHiddenSellers implements HiddenSellers {
  readonly #sellers = new LocalLists('mbz_hidden_sellers', parseSeller, ({ uid }) => uid);

  subscribe(ownerId: string, listener: (sellers: BackendResult<readonly HiddenSeller[]>) => void): Unsubscribe {
    return this.#sellers
      .of(ownerId)
      .subscribe((sellers) => listener(success(sellers.toSorted((one, other) => other.hiddenAt - one.hiddenAt))));
  }

  async hide(ownerId: string, seller: HiddenSeller): Promise<BackendResult<void>> {
    if (!this.#sellers.of(ownerId).has(seller.uid)) this.#sellers.of(ownerId).put(seller);
    return success();
  }

  async show(ownerId: string, sellerId: string): Promise<BackendResult<void>> {
    this.#sellers.of(ownerId).remove(sellerId);
    return success();
  }
}

function parseSeller(value: unknown): HiddenSeller | null {
  if (!isRecord(value)) return null;
  const { uid, name, hiddenAt } = value;
  return typeof uid === 'string' && typeof name === 'string' && isInstant(hiddenAt) ? { uid, name, hiddenAt } : null;
}
