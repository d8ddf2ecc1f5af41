import type { ErasureOutcome } from '../../../src/application/privacy/erasure/CarryErasuresThrough';
import type { Identities } from '../../../src/infrastructure/firebase/erasure/FirebaseAccountEraser';
import { MINUTE } from '../../../src/domain/shared/Instant';
import { erasureFunction } from '../../functions/erasureFunction';
import { DEMO_PROJECT } from '../demoPeopleWithPhones';
import { localFirestore } from '../localFirestore';
import type { DemoFirebase } from '../startDemoFirebase';
import { localBucket } from '../sweep/localBucket';

export interface LocalErasures {
  /** Runs at once, after a run that goes on. */
  run(): Promise<ErasureOutcome>;
  close(): Promise<void>;
}

export interface LocalErasureOptions {
  /** Milliseconds between two runs; default: a minute. */
  readonly interval?: number;
  /** Returns the time in milliseconds; default: this machine’s, so that a browser has as long as on the real site. */
  readonly now?: () => number;
}

/** Does on this machine what a Cloud Function does for accounts whose erasure people have asked for, and prints how many. */
export function startLocalErasures(
  { accounts, testServer }: { readonly accounts: Identities } & Pick<DemoFirebase, 'testServer'>,
  { interval = MINUTE, now = Date.now }: LocalErasureOptions = {},
): LocalErasures {
  const firestore = localFirestore(testServer, DEMO_PROJECT);
  const bucket = localBucket(testServer, DEMO_PROJECT);
  const tasks = erasureFunction({ firestore, bucket, identities: accounts, now });
  let last: Promise<unknown> = Promise.resolve();
  const run = () => {
    const running = last.then(() => tasks.carryErasuresThrough());
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

function print({ erased, failures }: ErasureOutcome): void {
  for (const failure of failures) console.error(failure);
  if (erased > 0) console.log(`Accounts whose erasure was asked for: ${erased} erased`);
}
