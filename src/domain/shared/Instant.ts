/** A point in time, in milliseconds since 1 January 1970 UTC. */
export type Instant = number;

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
