import type { Instant } from '../shared/Instant';

/** For more than how many months a seller has been a member. */
export type SellerSeniority = 3 | 12 | 36;

/** From the shortest to the longest. */
export const SENIORITIES: readonly SellerSeniority[] = [3, 12, 36];

/**
 * Who has been a member since before this instant has the seniority. It is counted in calendar months (UTC), as it is shown: the
 * month in which somebody becomes a member does not count, so that « plus de » is true of all.
 */
export function seniorityLimit(seniority: SellerSeniority, now: Instant): Instant {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - seniority);
}

/** A seller of whom it is not known since when they are a member has none. */
export function hasSeniority(memberSince: Instant | undefined, seniority: SellerSeniority, now: Instant): boolean {
  return (memberSince ?? Infinity) < seniorityLimit(seniority, now);
}

/** Whether a seller has not even the shortest seniority. One of whom it is not known since when they are a member is not new. */
export function isNewMember(memberSince: Instant | undefined, now: Instant): boolean {
  return (memberSince ?? 0) >= seniorityLimit(3, now);
}
