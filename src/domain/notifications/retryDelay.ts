import type { Instant } from '../shared/Instant';

/** Milliseconds after which an e-mail that could not be sent is tried again; each time twice as long as before. */
export const RETRY_DELAY = 5 * 60_000;
/** After so many, an e-mail that could not be sent is given up. */
export const MAXIMUM_ATTEMPTS = 5;

/** `attempts`: how often it has failed before. */
export function retryDelay(attempts: number): number {
  return RETRY_DELAY * 2 ** attempts;
}

/** When an e-mail that could not be sent at `now` is tried again; never after `maximum` attempts. `attempts`: how often it had failed before. */
export function afterFailure(
  attempts: number,
  now: Instant,
  maximum = MAXIMUM_ATTEMPTS,
): { readonly dueAt: Instant | null; readonly attempts: number } {
  const failed = attempts + 1;
  return failed < maximum ? { dueAt: now + retryDelay(attempts), attempts: failed } : { dueAt: null, attempts: 0 };
}
