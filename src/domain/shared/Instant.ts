/** A point in time, in milliseconds since 1 January 1970 UTC. */
export type Instant = number;

/** A day before the last instant that a date can have: later ones throw where they are formatted, since it is later in Paris than in UTC. */
const LATEST = 8_639_999_913_600_000;

/** Whether a stored value is an instant that can be formatted. */
export function isInstant(value: unknown): value is Instant {
  return typeof value === 'number' && Math.abs(value) <= LATEST;
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export function startOfHour(now: Instant): Instant {
  return Math.floor(now / HOUR) * HOUR;
}
