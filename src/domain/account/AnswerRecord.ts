import { MINUTE, type Instant } from '../shared/Instant';

/** How a person answers those who ask about their listings. */
export interface AnswerRecord {
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
export const TELLING_EXCHANGES = 3;

export function answerRecordOf(exchanges: readonly Exchange[]): AnswerRecord | null {
  if (exchanges.length === 0) return null;
  const delays = exchanges.flatMap(({ askedAt, answeredAt }) => (answeredAt === null ? [] : [minutesBetween(askedAt, answeredAt)]));
  return { asked: exchanges.length, answered: delays.length, delayMinutes: medianOf(delays) };
}

/** Whole percents; null while there is too little to go by. */
export function answerRate({ asked, answered }: AnswerRecord): number | null {
  return asked < TELLING_EXCHANGES ? null : Math.round((100 * answered) / asked);
}

function minutesBetween(from: Instant, to: Instant): number {
  return Math.min(MAXIMUM_DELAY_MINUTES, Math.max(0, Math.round((to - from) / MINUTE)));
}

/** The lower of the two in the middle when they are even in number. */
function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? 0;
}
