import type { ErasureOutcome } from '../../../src/application/privacy/erasure/CompletePendingErasures';
import type { Identities } from '../../../src/infrastructure/firebase/erasure/FirebaseAccountEraser';
import { MINUTE } from '../../../src/domain/shared/Instant';
import { erasureFunction } from '../../functions/erasureFunction';
import { DEMO_PROJECT } from '../demoPeopleWithPhones';
import { localFirestore } from '../localFirestore';
import type { DemoFirebase } from '../startDemoFirebase';
import { startLocalRuns, type LocalRunOptions, type LocalRuns } from './startLocalRuns';
import { localBucket } from './localBucket';

/** Does on this machine what a Cloud Function does for accounts whose erasure people have asked for, each minute by default, and prints how many. */
export function startLocalErasures(
  { accounts, testServer }: { readonly accounts: Identities } & Pick<DemoFirebase, 'testServer'>,
  { interval = MINUTE, now = Date.now }: LocalRunOptions = {},
): LocalRuns<ErasureOutcome> {
  const firestore = localFirestore(testServer, DEMO_PROJECT);
  const bucket = localBucket(testServer, DEMO_PROJECT);
  const tasks = erasureFunction({ firestore, bucket, identities: accounts, now });
  return startLocalRuns({
    interval,
    execute: () => tasks.completePendingErasures(),
    print,
    end: () => firestore.terminate(),
  });
}

function print({ erased, failures }: ErasureOutcome): void {
  for (const failure of failures) console.error(failure);
  if (erased > 0) console.log(`Accounts whose erasure was asked for: ${erased} erased`);
}
