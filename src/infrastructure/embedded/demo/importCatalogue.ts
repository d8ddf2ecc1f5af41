import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { ChangeFeed } from '../database/ChangeFeed';
import type { DemoCatalogueSource } from './DemoCatalogueSource';
import type { ImportTarget } from './importMissing';

/** Imports what is missing of the catalogue once it is wanted. Rejects if it cannot be loaded. */
export async function importCatalogue(source: DemoCatalogueSource, target: ImportTarget): Promise<void> {
  await Promise.race([source.untilWanted(), untilChanged(target.feed)]);
  const { importMissing } = await import('./importMissing');
  await importMissing(source, target);
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
