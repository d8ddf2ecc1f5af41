import type { FavouriteRepository } from './FavouriteRepository';
import type { HiddenSellers } from './HiddenSellers';
import type { SavedSearchRepository } from './SavedSearchRepository';

/** Where someone keeps what they want to find again. */
export interface KeepingPlace {
  readonly favourites: FavouriteRepository;
  readonly savedSearches: SavedSearchRepository;
  readonly hiddenSellers: HiddenSellers;
}

/** Whose things lie in the place of visitors, which is this browser. */
export const VISITOR = 'visitor';

export class KeepingPlaces {
  readonly account: KeepingPlace;
  readonly visitor: KeepingPlace;

  constructor(account: KeepingPlace, visitor: KeepingPlace) {
    this.account = account;
    this.visitor = visitor;
  }

  /** Null: nobody is signed in. */
  of(uid: string | null): { readonly place: KeepingPlace; readonly ownerId: string } {
    return uid === null ? { place: this.visitor, ownerId: VISITOR } : { place: this.account, ownerId: uid };
  }
}
