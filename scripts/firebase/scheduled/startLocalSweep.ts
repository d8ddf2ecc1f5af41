import type { SweepOutcome } from '../../../src/application/listings/sweep/SweepPhotos';
import { HOUR } from '../../../src/domain/shared/Instant';
import { sweepFunction } from '../../functions/sweepFunction';
import { DEMO_PROJECT } from '../demoPeopleWithPhones';
import { localFirestore } from '../localFirestore';
import type { DemoFirebase } from '../startDemoFirebase';
import { startLocalRuns, type LocalRunOptions, type LocalRuns } from './startLocalRuns';
import { localBucket } from './localBucket';

/** Does on this machine what a Cloud Function does with photos that nothing names, each hour by default, and prints what has changed. */
export function startLocalSweep(
  { testServer }: Pick<DemoFirebase, 'testServer'>,
  { interval = HOUR, now = Date.now }: LocalRunOptions = {},
): LocalRuns<SweepOutcome> {
  const firestore = localFirestore(testServer, DEMO_PROJECT);
  const tasks = sweepFunction({ firestore, bucket: localBucket(testServer, DEMO_PROJECT), now });
  return startLocalRuns({ interval, execute: () => tasks.sweepPhotos(), print, end: () => firestore.terminate() });
}

function print({ marked, unmarked, emptied, failures }: SweepOutcome): void {
  for (const failure of failures) console.error(failure);
  if (marked + unmarked + emptied > 0)
    console.log(`Photos that nothing names: ${marked} new, ${unmarked} used again, ${emptied} emptied`);
}
