import type { CardRepair } from '../../../src/infrastructure/firebase/cardRepair/repairCards';
import { cardFunction } from '../../functions/cardFunction';
import { DEMO_PROJECT } from '../demoPeopleWithPhones';
import { localFirestore } from '../localFirestore';
import { MergedRuns } from '../MergedRuns';
import type { DemoFirebase } from '../startDemoFirebase';

export interface LocalCardRepair {
  /** Resolves once the cards of all listings that were written before are right. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** Does on this machine what a Cloud Function does each time a listing is written, and prints which of its cards were wrong. */
export function startLocalCardRepair({
  onCommit,
  testServer,
}: Pick<DemoFirebase, 'onCommit' | 'testServer'>): LocalCardRepair {
  const firestore = localFirestore(testServer, DEMO_PROJECT);
  const tasks = cardFunction({ firestore });
  const runs = new MergedRuns<string>(async (ids) => {
    for (const id of new Set(ids)) await tasks.listingStored(id).then(print, console.error);
  });
  const unsubscribe = onCommit((changed) => {
    for (const path of changed) {
      const [, id] = /^listings\/([^/]+)$/.exec(path) ?? [];
      if (id !== undefined) runs.add(id);
    }
  });
  return {
    settled: () => runs.settled(),
    close: async () => {
      unsubscribe();
      await runs.settled();
      await firestore.terminate();
    },
  };
}

function print({ written, deleted }: CardRepair): void {
  if (written.length + deleted.length > 0) console.log('Cards that were wrong:', { written, deleted });
}
