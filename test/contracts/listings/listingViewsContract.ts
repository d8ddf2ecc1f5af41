import { describe, expect, test } from 'vitest';
import type { ListingViews } from '../../../src/application/listings/ListingViews';

/** Two tabs of visitors; the listings `velo` and `canape` exist. */
export interface ViewsBackend {
  readonly tab: ListingViews;
  readonly otherTab: ListingViews;
}

export function describeListingViews(name: string, makeBackend: () => ViewsBackend | Promise<ViewsBackend>): void {
  describe(`${name}, contract of ListingViews`, () => {
    test('a listing that was never opened has 0 views', async () => {
      const { tab } = await makeBackend();
      expect(await tab.of(['velo'])).toEqual({ ok: true, value: new Map([['velo', 0]]) });
    });

    test('each call adds one view, for each listing separately', async () => {
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

    test('two concurrent views are both counted', async () => {
      const { tab, otherTab } = await makeBackend();
      await Promise.all([tab.count('velo'), otherTab.count('velo'), tab.count('velo')]);
      expect(await otherTab.of(['velo'])).toEqual({ ok: true, value: new Map([['velo', 3]]) });
    });

    test('the result for no listings is empty', async () => {
      const { tab } = await makeBackend();
      expect(await tab.of([])).toEqual({ ok: true, value: new Map() });
    });
  });
}
