import { describe, expect, test, vi } from 'vitest';
import type { RecentSearches } from '../../../src/application/search/RecentSearches';
import { eventually } from '../../support/time/eventually';

export interface RecentSearchesBackend {
  readonly tab: RecentSearches;
  readonly otherTab: RecentSearches;
}

export function describeRecentSearches(name: string, makeBackend: () => RecentSearchesBackend): void {
  describe(`${name}, contract of RecentSearches`, () => {
    test('there are no recent searches at first', () => {
      expect(makeBackend().tab.all()).toEqual([]);
    });

    test('the newest search comes first, and the same words are listed once', () => {
      const { tab } = makeBackend();
      for (const query of ['Vélo', 'canapé', 'VÉLO', '  ']) tab.remember(query);
      expect(tab.all()).toEqual(['VÉLO', 'canapé']);
    });

    test('eight searches are stored', () => {
      const { tab } = makeBackend();
      for (let count = 1; count <= 9; count += 1) tab.remember(`recherche ${count}`);
      expect(tab.all()).toHaveLength(8);
      expect(tab.all().at(-1)).toBe('recherche 2');
    });

    test('all searches can be deleted', () => {
      const { tab } = makeBackend();
      tab.remember('vélo');
      tab.clear();
      expect(tab.all()).toEqual([]);
    });

    test('a change is stored and emitted in both tabs', async () => {
      const { tab, otherTab } = makeBackend();
      const [here, there] = [vi.fn(), vi.fn()];
      const unsubscribe = tab.subscribe(here);
      otherTab.subscribe(there);
      tab.remember('vélo');
      await eventually(() => expect(there).toHaveBeenCalled());
      expect(here).toHaveBeenCalledTimes(1);
      expect(otherTab.all()).toEqual(['vélo']);
      unsubscribe();
      tab.clear();
      expect(here).toHaveBeenCalledTimes(1);
    });
  });
}
