import type { Favourite } from '../../domain/favourites/Favourite';
import type { HiddenSeller } from '../../domain/favourites/HiddenSeller';
import type { SavedSearch } from '../../domain/favourites/SavedSearch';

/** Something that a person keeps, as stored: under its owner and its own id. */
export interface OwnedRecord {
  readonly ownerId: string;
  readonly id: string;
}

/** The id is that of the listing. */
export interface FavouriteRecord extends OwnedRecord {
  readonly favourite: Favourite;
}

export interface FavouriteCountRecord {
  readonly listingId: string;
  readonly count: number;
}

export interface SavedSearchRecord extends OwnedRecord {
  readonly search: SavedSearch;
}

/** The id is that of the seller. */
export interface HiddenSellerRecord extends OwnedRecord {
  readonly seller: HiddenSeller;
}
