import { DAY, MINUTE, type Instant } from '../shared/Instant';

/** How often and how fast a seller answers first messages. */
export interface ResponseRate {
  /** Conversations begun by others. */
  readonly asked: number;
  /** How many of those got an answer. */
  readonly answered: number;
  /** The median delay of first answers, in whole minutes; 0 while there is none. */
  readonly delayMinutes: number;
}

/** A first message and its first answer, if there is one. */
export interface Exchange {
  readonly askedAt: Instant;
  readonly answeredAt: Instant | null;
}

/** Longer delays count as a month. */
export const MAXIMUM_DELAY_MINUTES = 30 * 24 * 60;

/** Below this number, a percentage would mean nothing. */
export const MINIMUM_EXCHANGES = 3;

/** A question without an answer counts after a day. `null`: nothing counts yet. */
export function responseRateOf(exchanges: readonly Exchange[], now: Instant): ResponseRate | null {
  const counted = exchanges.filter(({ askedAt, answeredAt }) => answeredAt !== null || now - askedAt >= DAY);
  if (counted.length === 0) return null;
  const delays = counted.flatMap(({ askedAt, answeredAt }) =>
    answeredAt === null ? [] : [minutesBetween(askedAt, answeredAt)],
  );
  return { asked: counted.length, answered: delays.length, delayMinutes: medianOf(delays) };
}

/** Whole percent; `null` below `MINIMUM_EXCHANGES`. */
export function answeredPercentage({ asked, answered }: ResponseRate): number | null {
  return asked < MINIMUM_EXCHANGES ? null : Math.round((100 * answered) / asked);
}

function minutesBetween(from: Instant, to: Instant): number {
  return Math.min(MAXIMUM_DELAY_MINUTES, Math.max(0, Math.round((to - from) / MINUTE)));
}

/** Of an even number of values, the lower of the two in the middle. */
function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? 0;
}
