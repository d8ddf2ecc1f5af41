import type { Listing } from '../../domain/listings/Listing';
import type { CountedViews } from './CountedViews';
import type { ListingViews } from './ListingViews';

/** Counts a view of a listing: once per listing and browser, and never for its owner. */
export class CountListingView {
  readonly #views: ListingViews;
  readonly #counted: CountedViews;

  constructor(views: ListingViews, counted: CountedViews) {
    this.#views = views;
    this.#counted = counted;
  }

  /** Failures are ignored: the number is indicative. */
  async execute({ id, ownerId }: Pick<Listing, 'id' | 'ownerId'>, viewerId: string | null): Promise<void> {
    if (ownerId === viewerId || this.#counted.isCounted(id)) return;
    this.#counted.markCounted(id);
    await this.#views.count(id);
  }
}
