import { makeAutoObservable, runInAction } from 'mobx';
import type { ListingSearch } from '../../../application/search/ListingSearch';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { Listing, ListingCard } from '../../../domain/listings/Listing';
import { noCriteria } from '../../../domain/search/criteria/SearchCriteria';
import { plainText } from '../../../domain/shared/foldText';

export interface LookAlike {
  readonly card: ListingCard;
  readonly hasSameTitle: boolean;
  readonly hasSameSeller: boolean;
}

const LIMIT = 8;

/** The listings online whose title has the words of the title of a listing: duplicates, and copies by other people. */
export class LookAlikesViewModel {
  /** Those with the same title first; null until they have been searched for. */
  found: readonly LookAlike[] | null = null;
  isSearching = false;
  failure: BackendFailure | null = null;
  readonly #search: Pick<ListingSearch, 'search'>;

  constructor(search: Pick<ListingSearch, 'search'>) {
    this.#search = search;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Reads about as many documents as it finds; nothing is read before. */
  async searchFor({ id, ownerId, title }: Pick<Listing, 'id' | 'ownerId' | 'title'>): Promise<void> {
    if (this.isSearching) return;
    this.isSearching = true;
    this.failure = null;
    const results = await this.#search.search({ criteria: { ...noCriteria, query: title }, limit: LIMIT + 1 });
    runInAction(() => {
      this.isSearching = false;
      if (!results.ok) {
        this.failure = results.failure;
        return;
      }
      this.found = results.value.hits
        .filter(({ listing }) => listing.id !== id)
        .slice(0, LIMIT)
        .map(({ listing }) => ({
          card: listing,
          hasSameTitle: plainText(listing.title) === plainText(title),
          hasSameSeller: listing.ownerId === ownerId,
        }))
        .toSorted((one, other) => Number(other.hasSameTitle) - Number(one.hasSameTitle));
    });
  }
}
