import { HOUR, type Instant } from './Instant';

/** France’s summer time is two hours ahead of UTC, its winter time one. */
const offsets = [2 * HOUR, HOUR] as const;

const format = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** The local time in Paris, as `2026-06-15T12:00`: the form of an `<input type="datetime-local">`. */
export function parisWallTime(instant: Instant): string {
  const { year, month, day, hour, minute } = partsOf(instant);
  return `${year}-${month}-${day}T${hour}:${minute}`;
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

function partsOf(instant: Instant): Readonly<Partial<Record<Intl.DateTimeFormatPartTypes, string>>> {
  return Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
}
