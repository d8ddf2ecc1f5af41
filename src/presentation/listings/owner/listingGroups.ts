import type { ListingState } from '../../../domain/listings/lifecycle/ListingState';
import { paths } from '../../shared/paths';

/** The groups of an owner's listings, in the order of the tabs; the values are used in the address. */
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

/** `null`: in no group. */
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

/** The address of the tab of a group. */
export function pathOfGroup(group: ListingGroup): string {
  return group === 'toutes' ? paths.myListings : `${paths.myListings}?etat=${group}`;
}

/** The tab of a state, beside « Toutes »; null where it has none. */
export function toGroup(state: ListingState): ListingGroup | null {
  return groupOfState[state];
}

export function isInGroup(state: ListingState, group: ListingGroup): boolean {
  const own = groupOfState[state];
  return own !== null && (group === 'toutes' || group === own);
}

export function toListingGroup(text: string | null): ListingGroup {
  return listingGroups.find((group) => group === text) ?? 'toutes';
}
