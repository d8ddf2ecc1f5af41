import type { FavouriteRepository } from './FavouriteRepository';
import type { HiddenSellers } from './HiddenSellers';
import type { SavedSearchRepository } from './SavedSearchRepository';

/** Where someone keeps what they want to find again. */
export interface SavedItemsStore {
  readonly favourites: FavouriteRepository;
  readonly savedSearches: SavedSearchRepository;
  readonly hiddenSellers: HiddenSellers;
}

/** Whose things lie in the place of visitors, which is this browser. */
export const GUEST = 'visitor';

export class SavedItemsStores {
  readonly account: SavedItemsStore;
  readonly guest: SavedItemsStore;

  constructor(account: SavedItemsStore, visitor: SavedItemsStore) {
    this.account = account;
    this.guest = visitor;
  }

  /** Null: nobody is signed in. */
  of(uid: string | null): { readonly store: SavedItemsStore; readonly ownerId: string } {
    return uid === null ? { store: this.guest, ownerId: GUEST } : { store: this.account, ownerId: uid };
  }
}
