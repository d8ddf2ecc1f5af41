import { DAY, type Instant } from '../shared/Instant';
import { instantOfParis, parisDay } from '../shared/parisTime';

/** What is counted for each day: visitors, and listings, accounts and reports that were new. */
export const figures = ['visitors', 'listings', 'accounts', 'reports'] as const;
export type Figure = (typeof figures)[number];

export interface DailyFigures extends Readonly<Record<Figure, number>> {
  /** In Paris, `2026-06-15`. */
  readonly day: string;
}

/** The last `count` days before today in Paris, oldest first. */
export function pastDays(now: Instant, count: number): readonly string[] {
  const today = parisDay(now);
  return Array.from({ length: count }, (_, index) => dayAfter(today, index - count));
}

/** The date that many days after another one; a negative number: before. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * DAY).toISOString().slice(0, day.length);
}

/** The first instant of a day in Paris, and that of the next one. */
export function boundsOfDay(day: string): readonly [from: Instant, until: Instant] {
  return [startOf(day), startOf(dayAfter(day, 1))];
}

function startOf(day: string): Instant {
  const start = instantOfParis(`${day}T00:00`);
  if (start === null) throw new Error(`"${day}" is no date`);
  return start;
}

/** The sum of a figure over all these days. */
export function totalOf(days: readonly DailyFigures[], figure: Figure): number {
  return days.reduce((total, day) => total + day[figure], 0);
}
