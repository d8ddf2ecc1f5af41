import { describe, expect, test } from 'vitest';
import type { CountedViews } from '../../../src/application/listings/CountedViews';

export function describeCountedViews(name: string, makeViews: () => CountedViews): void {
  describe(`${name}, contract of CountedViews`, () => {
    test('a view is counted once it is marked, for each listing separately', () => {
      const views = makeViews();
      views.markCounted('velo');
      views.markCounted('velo');
      expect([views.isCounted('velo'), views.isCounted('canape')]).toEqual([true, false]);
    });

    test('the latest 500 listings are remembered', () => {
      const views = makeViews();
      for (let count = 0; count < 500; count += 1) views.markCounted(`velo-${count}`);
      views.markCounted('velo-0');
      views.markCounted('canape');
      expect(['velo-0', 'velo-1', 'velo-2', 'canape'].map((id) => views.isCounted(id))).toEqual([
        true,
        false,
        true,
        true,
      ]);
    });
  });
}
