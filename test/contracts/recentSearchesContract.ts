import { describe, expect, test, vi } from 'vitest';
import type { RecentSearches } from '../../src/application/search/RecentSearches';

export interface RecentSearchesBackend {
  readonly tab: RecentSearches;
  readonly otherTab: RecentSearches;
}

export function describeRecentSearches(name: string, makeBackend: () => RecentSearchesBackend): void {
  describe(`${name} keeps the contract of recent searches`, () => {
    test('starts without any', () => {
      expect(makeBackend().tab.all()).toEqual([]);
    });

    test('puts the newest first and counts the same words once', () => {
      const { tab } = makeBackend();
      for (const query of ['Vélo', 'canapé', 'VÉLO', '  ']) tab.remember(query);
      expect(tab.all()).toEqual(['VÉLO', 'canapé']);
    });

    test('keeps eight', () => {
      const { tab } = makeBackend();
      for (let count = 1; count <= 9; count += 1) tab.remember(`recherche ${count}`);
      expect(tab.all()).toHaveLength(8);
      expect(tab.all().at(-1)).toBe('recherche 2');
    });

    test('forgets them all', () => {
      const { tab } = makeBackend();
      tab.remember('vélo');
      tab.clear();
      expect(tab.all()).toEqual([]);
    });

    test('shares them with the other tab and tells both of a change', async () => {
      const { tab, otherTab } = makeBackend();
      const [here, there] = [vi.fn(), vi.fn()];
      const unsubscribe = tab.subscribe(here);
      otherTab.subscribe(there);
      tab.remember('vélo');
      await vi.waitFor(() => expect(there).toHaveBeenCalled());
      expect(here).toHaveBeenCalledTimes(1);
      expect(otherTab.all()).toEqual(['vélo']);
      unsubscribe();
      tab.clear();
      expect(here).toHaveBeenCalledTimes(1);
    });
  });
}
