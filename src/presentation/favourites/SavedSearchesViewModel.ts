import { makeAutoObservable, runInAction } from 'mobx';
import type { SaveSearch, SaveSearchFailure } from '../../application/favourites/SaveSearch';
import type { SavingFailure } from '../../application/favourites/SavedSearchRepository';
import type { MessageMails } from '../../application/notifications/MessageMails';
import type { PreferencesRepository } from '../../application/preferences/PreferencesRepository';
import type { BackendFailure } from '../../application/shared/BackendFailure';
import type { Unsubscribe } from '../../application/shared/Unsubscribe';
import {
  findsTheSame,
  parseSearchName,
  type SavedSearch,
  type SearchNameFault,
} from '../../domain/favourites/SavedSearch';
import type { SearchCriteria } from '../../domain/search/criteria/SearchCriteria';
import { success, type Result } from '../../domain/shared/Result';
import { followPerson, nothingToStop } from '../shared/session/followPerson';
import type { SessionViewModel } from '../shared/session/SessionViewModel';
import type { SavedItemsViewModel } from './SavedItemsViewModel';
import type { NewResultsViewModel } from './NewResultsViewModel';

/** The saved searches of a person, with the number of new results of each. */
export class SavedSearchesViewModel {
  readonly #savedItems: SavedItemsViewModel;
  readonly #newResults: NewResultsViewModel;
  readonly #save: SaveSearch;
  readonly #session: SessionViewModel;
  readonly #preferences: Pick<PreferencesRepository, 'subscribe'>;
  readonly #mails: Pick<MessageMails, 'areSent'>;
  /** Whether the person wants e-mails about saved searches; false while that is unknown. */
  wantsMails = false;

  constructor(
    savedItems: SavedItemsViewModel,
    newResults: NewResultsViewModel,
    save: SaveSearch,
    session: SessionViewModel,
    preferences: Pick<PreferencesRepository, 'subscribe'>,
    mails: Pick<MessageMails, 'areSent'>,
  ) {
    this.#savedItems = savedItems;
    this.#newResults = newResults;
    this.#save = save;
    this.#session = session;
    this.#preferences = preferences;
    this.#mails = mails;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get searches(): readonly SavedSearch[] {
    return this.#savedItems.savedSearches.items;
  }

  get status(): 'loading' | 'ready' | BackendFailure {
    const { failure, stored } = this.#savedItems.savedSearches;
    if (stored !== null || this.searches.length > 0) return 'ready';
    return failure ?? 'loading';
  }

  /** Whether new listings of saved searches come by e-mail too, as far as is known since `followMailChoice`. */
  get areMailed(): boolean {
    return this.#mails.areSent && this.wantsMails && (this.#session.profile?.email ?? null) !== null;
  }

  /** Keeps `areMailed` as fresh as the choices of the person. */
  followMailChoice(): Unsubscribe {
    return followPerson(this.#session, (uid) => {
      runInAction(() => (this.wantsMails = false));
      if (uid === null || !this.#mails.areSent) return nothingToStop;
      return this.#preferences.subscribe(uid, (read) =>
        runInAction(() => (this.wantsMails = read.ok && read.value.mails.savedSearches)),
      );
    });
  }

  /** At most `MOST_NEW_COUNTED` + 1, which means “more than `MOST_NEW_COUNTED`”. */
  newIn({ id }: SavedSearch): number {
    return this.#newResults.counts.get(id) ?? 0;
  }

  /** The saved search with the same criteria, whatever their sort. */
  savedAs(criteria: SearchCriteria): SavedSearch | null {
    return this.searches.find((search) => findsTheSame(search.criteria, criteria)) ?? null;
  }

  /** Shows the search before it is stored; the value is how storing it ends. */
  save(name: string, criteria: SearchCriteria): Result<Promise<Result<void, SavingFailure>>, SaveSearchFailure> {
    const saved = this.#save.execute(name, criteria, this.searches);
    if (!saved.ok) return saved;
    return success(this.#savedItems.saveSearch(saved.value));
  }

  rename(search: SavedSearch, input: string): Result<void, SearchNameFault> {
    const name = parseSearchName(input);
    if (!name.ok) return name;
    void this.#savedItems.saveSearch({ ...search, name: name.value });
    return success();
  }

  remove({ id }: SavedSearch): void {
    void this.#savedItems.removeSearch(id);
  }

  restore(search: SavedSearch): void {
    void this.#savedItems.saveSearch(search);
  }

  markLookedAt(search: SavedSearch): void {
    void this.#savedItems.markLookedAt(search);
  }
}
