import type { ListingState } from '../../../domain/listings/lifecycle/ListingState';

/** How an owner's listings are sorted, in the order of the tabs; the words stand in the address. */
export const listingGroups = [
  'toutes',
  'en-ligne',
  'reservees',
  'en-pause',
  'expirees',
  'vendues',
  'en-verification',
  'refusees',
] as const;

export type ListingGroup = (typeof listingGroups)[number];

/** What is deleted is in none. */
const groupOfState: Record<ListingState, ListingGroup | null> = {
  draft: 'en-verification',
  'in-review': 'en-verification',
  online: 'en-ligne',
  reserved: 'reservees',
  sold: 'vendues',
  paused: 'en-pause',
  expired: 'expirees',
  deleted: null,
  refused: 'refusees',
};

export function isInGroup(state: ListingState, group: ListingGroup): boolean {
  const own = groupOfState[state];
  return own !== null && (group === 'toutes' || group === own);
}

export function toListingGroup(text: string | null): ListingGroup {
  return listingGroups.find((group) => group === text) ?? 'toutes';
}
