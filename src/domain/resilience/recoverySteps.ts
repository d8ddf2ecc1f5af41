/**
 * Ways to recover the connection to the database, the gentlest first: close and reopen it; start a new client; clear
 * the cache. A backend without one of them does the nearest equivalent.
 */
export type RecoveryStep = 'reset-connection' | 'renew-client' | 'clear-cache';

/** Specification §9: a connection is reset at most once in this time (milliseconds). */
export const RESET_THROTTLE = 10_000;

/** The step before an attempt, counted from 1 (specification §9: before 2, 3, and 4 and later). */
export function recoveryBefore(attempt: number): RecoveryStep | null {
  if (attempt === 1) return null;
  if (attempt === 2) return 'reset-connection';
  return attempt === 3 ? 'renew-client' : 'clear-cache';
}
