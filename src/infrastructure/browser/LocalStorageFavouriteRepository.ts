import type { FavouriteRepository } from '../../application/favourites/FavouriteRepository';
import type { BackendFailure } from '../../application/shared/BackendFailure';
import type { Unsubscribe } from '../../application/shared/Unsubscribe';
import type { Favourite } from '../../domain/favourites/Favourite';
import { success, type Result } from '../../domain/shared/Result';
import { LocalList } from './LocalList';
import { isRecord, parseListingCard } from './parseListingCard';

/** A visitor's favourites, whoever the visitor is. They count for nobody: the count of a listing is of people with an account. */
export class LocalStorageFavouriteRepository implements FavouriteRepository {
  readonly #favourites = new LocalList('mbz_favourites', parseFavourite, ({ card }) => card.id);

  watch(_ownerId: string, listener: (favourites: Result<readonly Favourite[], BackendFailure>) => void): Unsubscribe {
    return this.#favourites.watch((favourites) => listener(success(favourites.toSorted((one, other) => other.addedAt - one.addedAt))));
  }

  async add(_ownerId: string, favourite: Favourite): Promise<Result<void, BackendFailure>> {
    if (!this.#favourites.has(favourite.card.id)) this.#favourites.put(favourite);
    return success();
  }

  async remove(_ownerId: string, listingId: string): Promise<Result<void, BackendFailure>> {
    this.#favourites.remove(listingId);
    return success();
  }

  async countsOf(listingIds: readonly string[]): Promise<Result<Readonly<Record<string, number>>, BackendFailure>> {
    return success(Object.fromEntries(listingIds.map((id) => [id, 0])));
  }
}

function parseFavourite(value: unknown): Favourite | null {
  if (!isRecord(value)) return null;
  const { addedAt } = value;
  const card = parseListingCard(value['card']);
  return card === null || typeof addedAt !== 'number' ? null : { addedAt, card };
}
