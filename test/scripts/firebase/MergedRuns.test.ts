import { expect, test } from 'vitest';
import { MergedRuns } from '../../../scripts/firebase/MergedRuns';
import { aDeferred } from '../../support/doubles/aDeferred';

test('what is added during a run is merged in its order for one next run, and no two runs overlap', async () => {
  const first = aDeferred<void>();
  const runs: (readonly string[])[] = [];
  const merged = new MergedRuns<string>(async (items) => {
    runs.push(items);
    if (runs.length === 1) await first.promise;
  });
  merged.add('a');
  await Promise.resolve();
  merged.add('b');
  merged.add('c');
  await Promise.resolve();
  expect(runs).toEqual([['a']]);
  first.resolve();
  await merged.settled();
  expect(runs).toEqual([['a'], ['b', 'c']]);
  merged.add('d');
  await merged.settled();
  expect(runs).toEqual([['a'], ['b', 'c'], ['d']]);
});
