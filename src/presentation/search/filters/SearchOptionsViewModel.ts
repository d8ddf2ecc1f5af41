import { makeAutoObservable, observableRef } from 'mobx';
import type { ListingSearch, SearchSuggestion } from '../../../application/search/ListingSearch';
import type { RecentSearches } from '../../../application/search/RecentSearches';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';

/** What a search field proposes: recent searches while it is empty, completions of what is typed otherwise. */
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

  /** What was typed before there was anything to propose is asked again; options that are shown stay as they are. */
  start(): Unsubscribe {
    return this.#search.subscribeToChanges(() => {
      if (this.options.length === 0 && this.#text.trim() !== '') void this.propose(this.#text);
    });
  }

  /** One question at a time: what is typed meanwhile is asked next, and only the latest text is answered. */
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
