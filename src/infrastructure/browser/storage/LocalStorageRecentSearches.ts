import type { RecentSearches } from '../../../application/search/RecentSearches';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { withRecentSearch } from '../../../domain/search/criteria/recentSearches';
import { MAXIMUM_RECENT_SEARCHES, RECENT_SEARCHES_KEY } from '../../../domain/search/searchConstants';
import { parseTexts } from './parseTexts';
import { StoredText } from './StoredText';

export class LocalStorageRecentSearches implements RecentSearches {
  readonly #stored = new StoredText(RECENT_SEARCHES_KEY);
  readonly #listeners = new Set<() => void>();

  all(): readonly string[] {
    return parseTexts(this.#stored.read()).slice(0, MAXIMUM_RECENT_SEARCHES);
  }

  remember(query: string): void {
    this.#change(JSON.stringify(withRecentSearch(this.all(), query)));
  }

  clear(): void {
    this.#change(null);
  }

  subscribe(listener: () => void): Unsubscribe {
    const emit = (): void => listener();
    this.#listeners.add(emit);
    const unsubscribe = this.#stored.subscribe(emit);
    return () => {
      this.#listeners.delete(emit);
      unsubscribe();
    };
  }

  #change(text: string | null): void {
    this.#stored.write(text);
    for (const listener of this.#listeners) listener();
  }
}
