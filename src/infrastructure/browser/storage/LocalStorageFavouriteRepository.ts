import type { FavouriteRepository } from '../../../application/favourites/FavouriteRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { Favourite } from '../../../domain/favourites/Favourite';
import { isInstant } from '../../../domain/shared/Instant';
import { success } from '../../../domain/shared/Result';
import { LocalLists } from './LocalLists';
import { isRecord, parseListingCard } from './parseListingCard';

/** The favourites of guests, and those waiting to be moved to an account. They are not counted: only accounts are. */
export class LocalStorageFavouriteRepository implements FavouriteRepository {
  readonly #favourites = new LocalLists('mbz_favourites', parseFavourite, ({ card }) => card.id);

  subscribe(ownerId: string, listener: (favourites: BackendResult<readonly Favourite[]>) => void): Unsubscribe {
    return this.#favourites
      .of(ownerId)
      .subscribe((favourites) => listener(success(favourites.toSorted((one, other) => other.addedAt - one.addedAt))));
  }

  async add(ownerId: string, favourite: Favourite): Promise<BackendResult<void>> {
    if (!this.#favourites.of(ownerId).has(favourite.card.id)) this.#favourites.of(ownerId).put(favourite);
    return success();
  }

  async remove(ownerId: string, listingId: string): Promise<BackendResult<void>> {
    this.#favourites.of(ownerId).remove(listingId);
    return success();
  }

  async countsOf(listingIds: readonly string[]): Promise<BackendResult<Readonly<Record<string, number>>>> {
    return success(Object.fromEntries(listingIds.map((id) => [id, 0])));
  }
}

function parseFavourite(value: unknown): Favourite | null {
  if (!isRecord(value)) return null;
  const { addedAt } = value;
  const card = parseListingCard(value['card']);
  return card === null || !isInstant(addedAt) ? null : { addedAt, card };
}
