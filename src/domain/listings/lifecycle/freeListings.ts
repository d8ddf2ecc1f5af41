import type { UserProfile } from '../../account/UserProfile';
import { failure, success, type Result } from '../../shared/Result';
import type { ListingState } from './ListingState';

/**
 * How many current listings a person may have at once, free of charge. The specification names the counter
 * (`freeListingsCount`), not the quota; paid plans for professionals would start here.
 */
export const FREE_LISTINGS_QUOTA = 100;

export function freeListingsLeft(profile: Pick<UserProfile, 'freeListingsCount'>): number {
  return Math.max(0, FREE_LISTINGS_QUOTA - profile.freeListingsCount);
}

const endedStates: readonly ListingState[] = ['sold', 'expired', 'deleted'];

/**
 * Whether a listing in this state takes one of its owner’s free listings. A refused one does until its owner deletes it:
 * a decision of an admin does not write to the owner’s account.
 */
export function countsTowardsQuota(state: ListingState): boolean {
  return !endedStates.includes(state);
}

/** The count of an owner’s current listings after a step of one of them; `before` is null for a new listing. */
export function countAfter(
  count: number,
  before: ListingState | null,
  after: ListingState,
): Result<number, 'quota-reached'> {
  const change = Number(countsTowardsQuota(after)) - Number(before !== null && countsTowardsQuota(before));
  if (change > 0 && count >= FREE_LISTINGS_QUOTA) return failure('quota-reached');
  return success(Math.max(0, count + change));
}
