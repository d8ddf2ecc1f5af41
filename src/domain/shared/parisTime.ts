import { HOUR, type Instant } from './Instant';

/** France’s summer time is two hours ahead of UTC, its winter time one. */
const offsets = [2 * HOUR, HOUR] as const;

/** What clocks in France show, as `2026-06-15T12:00`: the form of a field for date and time. */
export function parisWallTime(instant: Instant): string {
  const { year, month, day, hour, minute } = partsOf(instant);
  return `${year}-${month}-${day}T${hour}:${minute}`;
}

/** The date in France, as `2026-06-15`. */
export function parisDay(instant: Instant): string {
  return parisWallTime(instant).slice(0, 'YYYY-MM-DD'.length);
}

/**
 * The moment at which clocks in France show this; null: no such date. Of the hour that comes twice in autumn it is the first;
 * of the one that is left out in spring, an hour later.
 */
export function instantOfParis(wallTime: string): Instant | null {
  const asUtc = Date.parse(`${wallTime}Z`);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(wallTime) || Number.isNaN(asUtc)) return null;
  const [summer, winter] = [asUtc - offsets[0], asUtc - offsets[1]];
  return parisWallTime(summer) === wallTime ? summer : winter;
}

function partsOf(instant: Instant): Readonly<Partial<Record<Intl.DateTimeFormatPartTypes, string>>> {
  const format = new Intl.DateTimeFormat('fr-FR', {
    timeZone: 'Europe/Paris',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
}
