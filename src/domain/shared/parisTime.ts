import { HOUR, type Instant } from './Instant';

/** France’s summer time is two hours ahead of UTC, its winter time one. */
const offsets = [2 * HOUR, HOUR] as const;

/** Swedish writes dates as ISO 8601 does. */
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short', timeStyle: 'short' });

/** The local time in Paris, as `2026-06-15T12:00`: the form of an `<input type="datetime-local">`. */
export function parisWallTime(instant: Instant): string {
  return format.format(instant).replace(' ', 'T');
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
