import { HOUR, type Instant } from './Instant';

/** France’s summer time is two hours ahead of UTC, its winter time one. */
const offsets = [2 * HOUR, HOUR] as const;

/**
 * The local time in Paris, as `2026-06-15T12:00`: the form of an `<input type="datetime-local">`. `Intl` knows it too, but its first use
 * holds the page up for 25 ms, and a phone for 100 ms.
 */
export function parisWallTime(instant: Instant): string {
  return new Date(instant + offsets[isSummerTime(instant) ? 0 : 1]).toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length);
}

/** By the rule of the European Union since 1996 (directive 2000/84/EC). */
function isSummerTime(instant: Instant): boolean {
  const year = new Date(instant).getUTCFullYear();
  return instant >= lastSundayOf(year, 3) && instant < lastSundayOf(year, 10);
}

/** 1:00 UTC, when the clocks of the whole Union change; months count from 1. */
function lastSundayOf(year: number, month: number): Instant {
  const lastDay = new Date(Date.UTC(year, month, 0, 1));
  return lastDay.setUTCDate(lastDay.getUTCDate() - lastDay.getUTCDay());
}

/** The date in Paris, as `2026-06-15`. */
export function parisDay(instant: Instant): string {
  return parisWallTime(instant).slice(0, 'YYYY-MM-DD'.length);
}

/**
 * The instant of a local time in Paris; `null`: not a date. Of the hour that occurs twice in autumn, it is the first;
 * in the hour skipped in spring, it is an hour later.
 */
export function instantOfParis(wallTime: string): Instant | null {
  const asUtc = Date.parse(`${wallTime}Z`);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(wallTime) || Number.isNaN(asUtc)) return null;
  const [summer, winter] = [asUtc - offsets[0], asUtc - offsets[1]];
  return parisWallTime(summer) === wallTime ? summer : winter;
}
