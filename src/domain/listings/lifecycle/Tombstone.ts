import type { Listing } from '../Listing';

/** What stays stored of a deleted listing, so that its id is not used again. */
export interface Tombstone {
  readonly id: string;
  readonly ownerId: string;
  readonly state: 'deleted';
  readonly publishedAt: Listing['publishedAt'];
  /** When it was deleted. */
  readonly updatedAt: Listing['updatedAt'];
}

export function tombstoneOf({ id, ownerId, publishedAt, updatedAt }: Listing): Tombstone {
  return { id, ownerId, state: 'deleted', publishedAt, updatedAt };
}
