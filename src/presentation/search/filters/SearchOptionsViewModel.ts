import { makeAutoObservable, observableRef } from 'mobx';
import type { ListingSearch, SearchSuggestion } from '../../../application/search/ListingSearch';
import type { RecentSearches } from '../../../application/search/RecentSearches';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';

/** An option of the search field: a recent search while it is empty, otherwise a completion. */
export type SearchOption = { readonly kind: 'recent' | 'suggestion' } & SearchSuggestion;

export class SearchOptionsViewModel {
  options: readonly SearchOption[] = [];
  readonly #search: ListingSearch;
  readonly #recent: RecentSearches;
  #text = '';
  #isAsking = false;

  constructor(search: ListingSearch, recent: RecentSearches) {
    this.#search = search;
    this.#recent = recent;
    makeAutoObservable(this, { options: observableRef }, { autoBind: true });
  }

  /** While no options are shown, asks again when listings change; options that are shown do not change. */
  start(): Unsubscribe {
    return this.#search.subscribeToChanges(() => {
      if (this.options.length === 0 && this.#text.trim() !== '') void this.propose(this.#text);
    });
  }

  /** Sends one request at a time; a text typed meanwhile is requested next, and outdated answers are discarded. */
  async propose(text: string): Promise<void> {
    this.#text = text;
    if (text.trim() === '') this.show(this.#recent.all().map((recent) => ({ kind: 'recent', text: recent })));
    else if (!this.#isAsking) await this.#askUntilAnswered();
  }

  show(options: readonly SearchOption[]): void {
    this.options = options;
  }

  async #askUntilAnswered(): Promise<void> {
    this.#isAsking = true;
    for (let asked = ''; asked !== this.#text && this.#text.trim() !== '';) {
      asked = this.#text;
      const found = await this.#search.suggest(asked);
      if (asked === this.#text)
        this.show(found.ok ? found.value.map((suggestion) => ({ kind: 'suggestion', ...suggestion })) : []);
    }
    this.#isAsking = false;
  }
}
