import type { Clock } from '../../../application/shared/Clock';
import type { Instant } from '../../../domain/shared/Instant';
import type { ChangeFeed } from '../database/ChangeFeed';
import type { EmbeddedDatabase } from '../database/EmbeddedDatabase';
import type { CatalogueMarker } from '../database/records';
import { moderationStores } from '../moderation/ModerationTransaction';
import { CATALOGUE_VERSION, currentMarker } from './catalogueMarker';
import type { DemoListing } from './DemoListing';
import { storeDemoChunk } from './storeDemoListings';

/** Listings of the first chunk, enough for the first screen. */
const FIRST_CHUNK = 40;
/** Listings of each other chunk. After each chunk, every subscriber to listings reads them again. */
const CHUNK = 160;

/** Called with the number of listings imported after each chunk but the last; the next one waits for it. */
type OnProgress = (done: number) => Promise<void>;

export interface ChunkTarget {
  readonly database: EmbeddedDatabase;
  readonly feed: ChangeFeed;
  readonly clock: Clock;
}

/**
 * Imports what is missing of the catalogue. A chunk and the marker that counts it are written in one transaction. Stops when the database
 * refuses, which its status shows.
 */
export async function importChunks(
  catalogue: readonly DemoListing[],
  target: ChunkTarget,
  onProgress: OnProgress,
): Promise<void> {
  let reached = await importChunk(catalogue, target);
  while (reached?.isComplete === false) {
    await onProgress(reached.done);
    reached = await importChunk(catalogue, target);
  }
}

async function importChunk(
  catalogue: readonly DemoListing[],
  { clock, database, feed }: ChunkTarget,
): Promise<CatalogueMarker | undefined> {
  const chunk = await database.write([...moderationStores], async (transaction) => {
    const settings = transaction.objectStore('settings');
    const marker = currentMarker(await settings.get('demo-catalogue'), clock.now()) ?? newMarker(clock.now());
    const part = catalogue.slice(marker.done, marker.done + (marker.done === 0 ? FIRST_CHUNK : CHUNK));
    const done = marker.done + part.length;
    const next = { ...marker, done, isComplete: done >= catalogue.length };
    await Promise.all([storeDemoChunk(transaction, part, next), settings.put(next, 'demo-catalogue')]);
    return { marker: next, ids: part.map(({ id }) => id) };
  });
  if (!chunk.ok) return undefined;
  feed.publish({ store: 'listings', ids: chunk.value.ids });
  return chunk.value.marker;
}

function newMarker(datedFrom: Instant): CatalogueMarker {
  return { catalogueVersion: CATALOGUE_VERSION, datedFrom, done: 0, isComplete: false };
}
