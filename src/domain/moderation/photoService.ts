import type { Listing } from '../listings/Listing';
import type { Photo } from '../listings/Photo';
import type { Decision } from './Decision';

/** Whether everybody is served the photos of a listing, or admins alone. */
export type PhotoService = 'served' | 'withdrawn';

/** The photos that the site stores itself. */
export function storedPhotosOf({ photos }: Pick<Listing, 'photos'>): readonly Photo[] {
  return photos.filter(({ url }) => url === undefined);
}

/**
 * What the photos of a listing should be after the decisions about its owner: withdrawn from its removal until it is restored, approved
 * or asked to be corrected. Null: it was never removed, or the site stores none of its photos.
 */
export function photoServiceOf(listing: Listing, decisions: readonly Decision[]): PhotoService | null {
  // Whoever reads the reasons of a decision about a listing has it taken offline: it is removed or to be corrected.
  const takenOffline = decisions
    .filter(({ statement: { target } }) => target.kind === 'listing' && target.id === listing.id)
    .toSorted((one, other) => other.number - one.number);
  const wasRemoved = takenOffline.some(({ statement }) => statement.measure === 'removal');
  if (!wasRemoved || storedPhotosOf(listing).length === 0) return null;
  const last = takenOffline.find(({ status }) => status !== 'overturned');
  const isOffline = listing.state === 'refused' || listing.state === 'in-review';
  return isOffline && last?.statement.measure === 'removal' ? 'withdrawn' : 'served';
}
