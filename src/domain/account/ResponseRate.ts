import { DAY, MINUTE, type Instant } from '../shared/Instant';

/** How a person answers those who ask about their listings. */
export interface ResponseRate {
  /** Conversations that others have begun. */
  readonly asked: number;
  /** How many of them got an answer. */
  readonly answered: number;
  /** The median delay of the first answers, in whole minutes; 0 while there is none. */
  readonly delayMinutes: number;
}

/** A question and its first answer, if it got one. */
export interface Exchange {
  readonly askedAt: Instant;
  readonly answeredAt: Instant | null;
}

/** A delay beyond a month says no more than a month does. */
export const MAXIMUM_DELAY_MINUTES = 30 * 24 * 60;

/** Few exchanges say nothing about anybody. */
export const MINIMUM_EXCHANGES = 3;

/** Nobody has to answer at once: a question that still waits counts after a day. */
export function responseRateOf(exchanges: readonly Exchange[], now: Instant): ResponseRate | null {
  const counted = exchanges.filter(({ askedAt, answeredAt }) => answeredAt !== null || now - askedAt >= DAY);
  if (counted.length === 0) return null;
  const delays = counted.flatMap(({ askedAt, answeredAt }) =>
    answeredAt === null ? [] : [minutesBetween(askedAt, answeredAt)],
  );
  return { asked: counted.length, answered: delays.length, delayMinutes: medianOf(delays) };
}

/** Whole percents; null while there is too little to go by. */
export function answeredPercentage({ asked, answered }: ResponseRate): number | null {
  return asked < MINIMUM_EXCHANGES ? null : Math.round((100 * answered) / asked);
}

function minutesBetween(from: Instant, to: Instant): number {
  return Math.min(MAXIMUM_DELAY_MINUTES, Math.max(0, Math.round((to - from) / MINUTE)));
}

/** The lower of the two in the middle when they are even in number. */
function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? 0;
}
