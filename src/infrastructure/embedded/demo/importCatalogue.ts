import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { ChangeFeed } from '../database/ChangeFeed';
import type { EmbeddedBackendStatus } from '../database/EmbeddedBackendStatus';
import type { DemoCatalogueSource } from './DemoCatalogueSource';
import type { ChunkTarget } from './importChunks';
import { withImportLock } from './withImportLock';

interface Target extends ChunkTarget {
  readonly status: EmbeddedBackendStatus;
  readonly isIncomplete: () => Promise<boolean>;
}

/** Imports what is missing of the catalogue once it is wanted. Rejects if it cannot be loaded. */
export async function importCatalogue(source: DemoCatalogueSource, target: Target): Promise<void> {
  await Promise.race([source.untilWanted(), untilChanged(target.feed)]);
  await withImportLock(async () => {
    // Another tab may have imported it meanwhile.
    if (!(await target.isIncomplete())) return;
    const [catalogue, { importChunks }] = await Promise.all([source.load(), import('./importChunks')]);
    await importChunks(catalogue, target, (done) => {
      target.status.setPhase({ kind: 'importing', done, total: catalogue.length });
      return source.untilIdle();
    });
  });
}

/** Whoever changes something, in whichever tab, needs the rest too. */
function untilChanged(feed: ChangeFeed): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe: Unsubscribe = feed.subscribe(() => {
      unsubscribe();
      resolve();
    });
  });
}
