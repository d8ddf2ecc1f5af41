import { DAY, HOUR, MINUTE, type Instant } from '../shared/Instant';

/** A duration as the maintenance page shows it. */
export interface Countdown {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

export type CountdownUnit = keyof Countdown;

export const countdownUnits = ['days', 'hours', 'minutes', 'seconds'] as const satisfies readonly CountdownUnit[];

/** The maximum of each unit; `firestore.rules` has the same limits. */
export const MAXIMUM_COUNTDOWN: Countdown = { days: 9999, hours: 23, minutes: 59, seconds: 59 };

export const zeroCountdown: Countdown = { days: 0, hours: 0, minutes: 0, seconds: 0 };

const SECOND = 1000;

/** The time left until an instant, zero once it has passed. A second that has begun counts whole. */
export function countdownTo(target: Instant, now: Instant): Countdown {
  const left = Math.max(0, Math.ceil((target - now) / SECOND) * SECOND);
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    seconds: Math.floor((left % MINUTE) / SECOND),
  };
}

export function isZero(countdown: Countdown): boolean {
  return countdownUnits.every((unit) => countdown[unit] === 0);
}

/** Whether a value is allowed for a unit: a whole number from 0 to `MAXIMUM_COUNTDOWN`. */
export function isValidCount(unit: CountdownUnit, value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAXIMUM_COUNTDOWN[unit];
}

export function isCountdown(value: unknown): value is Countdown {
  if (typeof value !== 'object' || value === null) return false;
  const countdown: Partial<Record<CountdownUnit, unknown>> = value;
  return countdownUnits.every((unit) => isValidCount(unit, countdown[unit]));
}
