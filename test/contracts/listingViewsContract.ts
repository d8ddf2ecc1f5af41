import { describe, expect, test } from 'vitest';
import type { ListingViews } from '../../src/application/listings/ListingViews';

/** Two tabs, of anybody; the listings `velo` and `canape` exist. */
export interface ViewsBackend {
  readonly tab: ListingViews;
  readonly otherTab: ListingViews;
}

export function describeListingViews(name: string, makeBackend: () => ViewsBackend | Promise<ViewsBackend>): void {
  describe(`${name} keeps the contract of views`, () => {
    test('says 0 of what was never opened', async () => {
      const { tab } = await makeBackend();
      expect(await tab.of(['velo'])).toEqual({ ok: true, value: new Map([['velo', 0]]) });
    });

    test('adds one each time, for each listing apart', async () => {
      const { tab, otherTab } = await makeBackend();
      expect(await tab.count('velo')).toEqual({ ok: true, value: undefined });
      await otherTab.count('velo');
      await tab.count('canape');
      expect(await tab.of(['velo', 'canape'])).toEqual({
        ok: true,
        value: new Map([
          ['velo', 2],
          ['canape', 1],
        ]),
      });
    });

    test('loses none of two that cross', async () => {
      const { tab, otherTab } = await makeBackend();
      await Promise.all([tab.count('velo'), otherTab.count('velo'), tab.count('velo')]);
      expect(await otherTab.of(['velo'])).toEqual({ ok: true, value: new Map([['velo', 3]]) });
    });

    test('says nothing when asked of nothing', async () => {
      const { tab } = await makeBackend();
      expect(await tab.of([])).toEqual({ ok: true, value: new Map() });
    });
  });
}
