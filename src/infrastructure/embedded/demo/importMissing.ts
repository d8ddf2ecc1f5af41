import type { EmbeddedBackendStatus } from '../database/EmbeddedBackendStatus';
import type { DemoCatalogueSource } from './DemoCatalogueSource';
import { importChunks, type ChunkTarget } from './importChunks';
import { withImportLock } from './withImportLock';

export interface ImportTarget extends ChunkTarget {
  readonly status: EmbeddedBackendStatus;
  readonly isIncomplete: () => Promise<boolean>;
}

/** Imports what is missing of the catalogue, in one tab at a time. Rejects if it cannot be loaded. */
export function importMissing(source: DemoCatalogueSource, target: ImportTarget): Promise<void> {
  return withImportLock(async () => {
    // Another tab may have imported it meanwhile.
    if (!(await target.isIncomplete())) return;
    const catalogue = await source.load();
    await importChunks(catalogue, target, (done) => {
      target.status.setPhase({ kind: 'importing', done, total: catalogue.length });
      return source.untilIdle();
    });
  });
}
