import type { Listing } from '../../domain/listings/Listing';
import type { ListingViews } from './ListingViews';
import type { SeenListings } from './SeenListings';

/** Counts that a listing's page was opened: once for each listing in a browser, and never for its owner. */
export class CountListingView {
  readonly #views: ListingViews;
  readonly #counted: SeenListings;

  /** `counted`: the listings that this browser has counted. */
  constructor(views: ListingViews, counted: SeenListings) {
    this.#views = views;
    this.#counted = counted;
  }

  /** One that cannot be counted is let go: the number is indicative. */
  async execute({ id, ownerId }: Pick<Listing, 'id' | 'ownerId'>, viewerId: string | null): Promise<void> {
    if (ownerId === viewerId || this.#counted.has(id)) return;
    this.#counted.add(id);
    await this.#views.count(id);
  }
}
