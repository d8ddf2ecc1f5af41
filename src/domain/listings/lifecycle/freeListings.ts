import type { UserProfile } from '../../account/UserProfile';

/**
 * How many listings a person may post free of charge. The specification names the counter (`freeListingsCount`), not
 * the quota; paid plans for professionals would start here.
 */
export const FREE_LISTINGS_QUOTA = 100;

export function freeListingsLeft(profile: Pick<UserProfile, 'freeListingsCount'>): number {
  return Math.max(0, FREE_LISTINGS_QUOTA - profile.freeListingsCount);
}
