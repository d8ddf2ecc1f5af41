/**
 * Ways to mend the connection to the database, the gentlest first: take it down and up again; begin with a new client; drop what is
 * cached. A backend that has no such thing does what comes nearest.
 */
export type RecoveryStep = 'reset-connection' | 'renew-client' | 'clear-cache';

/** Specification §9: a connection is reset at most once in this time. */
export const RESET_THROTTLE = 10_000;

/** What comes before an attempt (specification §9: at 2, at 3, at 4 and later). The first one needs nothing. */
export function recoveryBefore(attempt: number): RecoveryStep | null {
  if (attempt === 1) return null;
  if (attempt === 2) return 'reset-connection';
  return attempt === 3 ? 'renew-client' : 'clear-cache';
}
