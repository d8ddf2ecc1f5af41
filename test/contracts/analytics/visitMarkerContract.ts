import { describe, expect, test } from 'vitest';
import type { VisitMarker } from '../../../src/application/analytics/VisitMarker';

/** Two tabs of one browser that has not been counted yet. */
export interface VisitMarkerBackend {
  readonly tab: VisitMarker;
  readonly otherTab: VisitMarker;
}

export function describeVisitMarker(name: string, makeBackend: () => VisitMarkerBackend): void {
  describe(`${name}, contract of VisitMarker`, () => {
    test('a day can be claimed once, in whichever tab', async () => {
      const { tab, otherTab } = makeBackend();
      expect(
        await Promise.all([tab.claim('2026-06-15'), otherTab.claim('2026-06-15'), tab.claim('2026-06-15')]),
      ).toEqual([true, false, false]);
      expect(await otherTab.claim('2026-06-16')).toBe(true);
      expect(await tab.claim('2026-06-16')).toBe(false);
    });

    test('a released day can be claimed again', async () => {
      const { tab, otherTab } = makeBackend();
      await tab.claim('2026-06-15');
      tab.release('2026-06-15');
      expect(await otherTab.claim('2026-06-15')).toBe(true);
    });

    test('releasing another day changes nothing', async () => {
      const { tab } = makeBackend();
      await tab.claim('2026-06-16');
      tab.release('2026-06-15');
      expect(await tab.claim('2026-06-16')).toBe(false);
    });
  });
}
