/** A point in time, in milliseconds since 1 January 1970 UTC. */
export type Instant = number;

/** The last instant that a date can have: later ones throw where they are formatted. */
const LATEST = 8_640_000_000_000_000;

/** Whether a stored value is an instant that can be formatted. */
export function isInstant(value: unknown): value is Instant {
  return typeof value === 'number' && Math.abs(value) <= LATEST;
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
