import type { SweepOutcome } from '../../../src/application/listings/sweep/SweepPhotos';
import { HOUR } from '../../../src/domain/shared/Instant';
import { sweepFunction } from '../../functions/sweepFunction';
import { DEMO_PROJECT } from '../demoPeopleWithPhones';
import { localFirestore } from '../localFirestore';
import type { DemoFirebase } from '../startDemoFirebase';
import { localBucket } from './localBucket';

export interface LocalSweep {
  /** Sweeps at once, after a run that goes on. */
  run(): Promise<SweepOutcome>;
  close(): Promise<void>;
}

export interface LocalSweepOptions {
  /** Milliseconds between two runs; default: an hour. */
  readonly interval?: number;
  /** Returns the time in milliseconds; default: this machine’s, so that a photo is emptied as late as on the real site. */
  readonly now?: () => number;
}

/** Does on this machine what a Cloud Function does with photos that nothing names, and prints what has changed. */
export function startLocalSweep(
  { testServer }: Pick<DemoFirebase, 'testServer'>,
  { interval = HOUR, now = Date.now }: LocalSweepOptions = {},
): LocalSweep {
  const firestore = localFirestore(testServer, DEMO_PROJECT);
  const tasks = sweepFunction({ firestore, bucket: localBucket(testServer, DEMO_PROJECT), now });
  let last: Promise<unknown> = Promise.resolve();
  const run = () => {
    const running = last.then(() => tasks.sweepPhotos());
    last = running.catch(() => undefined);
    return running;
  };
  const timer = setInterval(() => void run().then(print, console.error), interval);
  return {
    run,
    close: async () => {
      clearInterval(timer);
      await last;
      await firestore.terminate();
    },
  };
}

function print({ marked, unmarked, emptied, failures }: SweepOutcome): void {
  for (const failure of failures) console.error(failure);
  if (marked + unmarked + emptied > 0)
    console.log(`Photos that nothing names: ${marked} new, ${unmarked} used again, ${emptied} emptied`);
}
