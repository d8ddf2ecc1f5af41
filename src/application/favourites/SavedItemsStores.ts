import { GUEST } from '../../domain/account/guest';
import type { FavouriteRepository } from './FavouriteRepository';
import type { HiddenSellers } from './HiddenSellers';
import type { SavedSearchRepository } from './SavedSearchRepository';

/** The repositories of one owner’s saved items. */
export interface SavedItemsStore {
  readonly favourites: FavouriteRepository;
  readonly savedSearches: SavedSearchRepository;
  readonly hiddenSellers: HiddenSellers;
}

export class SavedItemsStores {
  readonly account: SavedItemsStore;
  readonly guest: SavedItemsStore;

  constructor(account: SavedItemsStore, visitor: SavedItemsStore) {
    this.account = account;
    this.guest = visitor;
  }

  /** `uid`: `null` for a guest. */
  of(uid: string | null): { readonly store: SavedItemsStore; readonly ownerId: string } {
    return uid === null ? { store: this.guest, ownerId: GUEST } : { store: this.account, ownerId: uid };
  }
}
