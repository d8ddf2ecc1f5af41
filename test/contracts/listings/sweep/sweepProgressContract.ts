import { describe, expect, test } from 'vitest';
import type { SweepProgress } from '../../../../src/application/listings/sweep/SweepProgress';

export function describeSweepProgress(name: string, open: () => Promise<SweepProgress>): void {
  describe(`${name}, contract of SweepProgress`, () => {
    test('the progress is null before the first run, and afterwards what was stored last', async () => {
      const progress = await open();
      expect(await progress.read()).toBeNull();
      for (const photoId of ['claire~aaaaaaaa', 'karim~aaaaaaaa', null]) {
        await progress.store(photoId);
        expect(await progress.read()).toBe(photoId);
      }
    });
  });
}
