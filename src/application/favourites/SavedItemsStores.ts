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
  readonly visitor: SavedItemsStore;

  constructor(account: SavedItemsStore, visitor: SavedItemsStore) {
    this.account = account;
    this.visitor = visitor;
  }

  /** Null: nobody is signed in. */
  of(uid: string | null): { readonly place: SavedItemsStore; readonly ownerId: string } {
    return uid === null ? { place: this.visitor, ownerId: GUEST } : { place: this.account, ownerId: uid };
  }
}
