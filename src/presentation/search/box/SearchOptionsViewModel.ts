import { makeAutoObservable, observableRef } from 'mobx';
import type { CommuneDirectory } from '../../../application/listings/CommuneDirectory';
import type { ListingSearch, SearchSuggestion } from '../../../application/search/ListingSearch';
import type { RecentSearches } from '../../../application/search/RecentSearches';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { categories } from '../../../domain/listings/catalogue/categories';
import { isWholeCity, locationOf, type Commune } from '../../../domain/listings/place/Commune';
import {
  DEFAULT_RADIUS_KM,
  type PlaceFilter,
  type SearchCriteria,
} from '../../../domain/search/criteria/SearchCriteria';
import { foldText } from '../../../domain/shared/foldText';

/** An option of the search field: a recent search while it is empty; otherwise a category, the words around a place, or a completion. */
export type SearchOption = {
  readonly kind: 'recent' | 'category' | 'place' | 'suggestion';
  readonly place?: PlaceFilter;
  /** The address of the search that picking it makes; that of the results unless given. */
  addressOf?(criteria?: Partial<SearchCriteria>): string;
} & SearchSuggestion;

/** A word that begins the name of a smaller town is more likely another word. */
const LARGE_TOWN = 20_000;
const MAXIMUM_CATEGORIES = 2;
const MINIMUM_LETTERS = 3;
const nearWords = /(?:^|\s)(?:à|a|sur|vers|(?:près|pres|proche|autour) (?:de|d['’]))\s*$/i;

export class SearchOptionsViewModel {
  options: readonly SearchOption[] = [];
  readonly #search: ListingSearch;
  readonly #recent: RecentSearches;
  readonly #communes: CommuneDirectory;
  #text = '';
  #isAsking = false;

  constructor(search: ListingSearch, recent: RecentSearches, communes: CommuneDirectory) {
    this.#search = search;
    this.#recent = recent;
    this.#communes = communes;
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
      const [found, places] = await Promise.all([this.#search.suggest(asked), this.#placesOf(asked)]);
      const completions = found.ok ? found.value : [];
      if (asked === this.#text)
        this.show([
          ...categoriesOf(asked),
          ...places,
          ...completions.map((suggestion) => ({ kind: 'suggestion' as const, ...suggestion })),
        ]);
    }
    this.#isAsking = false;
  }

  /** « vélo lyo »: « vélo » around Lyon. */
  async #placesOf(text: string): Promise<readonly SearchOption[]> {
    const { words = '', name = '' } = /^(?<words>.*\s)(?<name>\p{L}[\p{L}'’-]{3,})$/u.exec(text.trim())?.groups ?? {};
    if (name === '') return [];
    const found = await this.#communes.find(name);
    const [town] = found.ok ? found.value.filter((commune) => isLargeTown(commune, name)) : [];
    if (town === undefined) return [];
    const place = { ...locationOf(town), radiusKm: DEFAULT_RADIUS_KM };
    return [{ kind: 'place', text: words.replace(nearWords, '').trim(), place }];
  }
}

function isLargeTown(commune: Commune, name: string): boolean {
  const isWhole = isWholeCity(locationOf(commune)) || !/\d/.test(commune.name);
  return isWhole && commune.population >= LARGE_TOWN && foldText(commune.name).startsWith(foldText(name));
}

/** The categories of which a word begins with the text. */
function categoriesOf(text: string): readonly SearchOption[] {
  const typed = foldText(text.trim());
  if (typed.length < MINIMUM_LETTERS) return [];
  return categories
    .filter(({ label }) => ` ${foldText(label)}`.includes(` ${typed}`))
    .slice(0, MAXIMUM_CATEGORIES)
    .map(({ id }) => ({ kind: 'category', text: '', categoryId: id }));
}
