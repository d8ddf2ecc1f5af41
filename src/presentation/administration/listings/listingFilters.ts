import type { ListingFilter } from '../../../domain/moderation/listingPage';
import { targetOfAddress } from '../targetOfAddress';

/** The states of the list by their part of the address, in the order of the choice. */
const listedStates = {
  'en-verification': 'in-review',
  'en-ligne': 'online',
  reservees: 'reserved',
  'en-pause': 'paused',
  vendues: 'sold',
  expirees: 'expired',
  retirees: 'refused',
} as const;

export type ListedGroup = keyof typeof listedStates;

export const listedGroups = Object.keys(listedStates).filter(isListedGroup);

/** What a search asks for; null: nothing. */
export interface ListingSearch {
  /** The id of a listing, if it may be one. */
  readonly listingId: string | null;
  /** The uid of an owner, if it may be one. */
  readonly ownerId: string | null;
}

export function filterOf(group: ListedGroup): ListingFilter {
  return { state: listedStates[group] };
}

/** The group of an address; the listings in review without one. */
export function listedGroupOf(parameter: string | null): ListedGroup {
  return parameter !== null && isListedGroup(parameter) ? parameter : 'en-verification';
}

/** Reads an id, an address of a listing or of a profile, or a uid. */
export function readListingSearch(typed: string): ListingSearch {
  const text = typed.trim();
  const target = targetOfAddress(text);
  if (target?.kind === 'listing') return { listingId: target.id, ownerId: null };
  if (target?.kind === 'person') return { listingId: null, ownerId: target.id };
  // An id of Firestore has no slash.
  const id = text === '' || text.includes('/') ? null : text;
  return { listingId: id, ownerId: id };
}

function isListedGroup(group: string): group is ListedGroup {
  return Object.hasOwn(listedStates, group);
}
