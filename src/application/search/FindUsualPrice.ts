import { comparablePrices, comparablesSearch, type Compared } from '../../domain/search/usualPrice/comparables';
import { usualPriceOf, type UsualPrice } from '../../domain/search/usualPrice/UsualPrice';
import type { Unsubscribe } from '../shared/Unsubscribe';
import type { ListingSearch } from './ListingSearch';

/** One page of results, the most that it reads of a database. */
const MOST_COMPARED = 24;

/** Finds what comparable listings ask for. */
export class FindUsualPrice {
  readonly #search: Pick<ListingSearch, 'search' | 'subscribeToChanges'>;

  constructor(search: Pick<ListingSearch, 'search' | 'subscribeToChanges'>) {
    this.#search = search;
  }

  /**
   * Emits it once, as soon as the search has indexed all listings: what some of them ask for may be something else. Undefined: too few
   * are found, they differ too much, or the search fails.
   */
  follow(compared: Compared, listener: (usual: UsualPrice | undefined) => void): Unsubscribe {
    const criteria = comparablesSearch(compared);
    let isStopped = false;
    let stopWaiting: Unsubscribe | null = null;
    const ask = async () => {
      const found = criteria && (await this.#search.search({ criteria, limit: MOST_COMPARED }));
      if (isStopped) return;
      if (found?.ok === true && !found.value.complete) {
        stopWaiting ??= this.#search.subscribeToChanges(() => void ask());
        return;
      }
      stopWaiting?.();
      const cards = found?.ok === true ? found.value.hits.map(({ listing }) => listing) : [];
      listener(usualPriceOf(comparablePrices(compared, cards)));
    };
    void ask();
    return () => {
      isStopped = true;
      stopWaiting?.();
    };
  }
}
