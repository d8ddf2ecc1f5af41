import type { HiddenSellers } from '../../application/favourites/HiddenSellers';
import type { BackendFailure } from '../../application/shared/BackendFailure';
import type { Unsubscribe } from '../../application/shared/Unsubscribe';
import type { HiddenSeller } from '../../domain/favourites/HiddenSeller';
import { success, type Result } from '../../domain/shared/Result';
import { LocalList } from './LocalList';
import { isRecord } from './parseListingCard';

/** Whom a visitor has hidden, whoever the visitor is. */
export class LocalStorageHiddenSellers implements HiddenSellers {
  readonly #sellers = new LocalList('mbz_hidden_sellers', parseSeller, ({ uid }) => uid);

  watch(_ownerId: string, listener: (sellers: Result<readonly HiddenSeller[], BackendFailure>) => void): Unsubscribe {
    return this.#sellers.watch((sellers) => listener(success(sellers.toSorted((one, other) => other.hiddenAt - one.hiddenAt))));
  }

  async hide(_ownerId: string, seller: HiddenSeller): Promise<Result<void, BackendFailure>> {
    if (!this.#sellers.has(seller.uid)) this.#sellers.put(seller);
    return success();
  }

  async show(_ownerId: string, sellerId: string): Promise<Result<void, BackendFailure>> {
    this.#sellers.remove(sellerId);
    return success();
  }
}

function parseSeller(value: unknown): HiddenSeller | null {
  if (!isRecord(value)) return null;
  const { uid, name, hiddenAt } = value;
  return typeof uid === 'string' && typeof name === 'string' && typeof hiddenAt === 'number' ? { uid, name, hiddenAt } : null;
}
