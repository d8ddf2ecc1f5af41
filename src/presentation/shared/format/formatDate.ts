import { DAY, HOUR, MINUTE, type Instant } from '../../../domain/shared/Instant';
import { parisWallTime } from '../../../domain/shared/parisTime';
import { messages } from '../messages';

/** How long ago, as one would say it: « il y a 5 minutes », « hier à 9 h 12 », « le 3 novembre ». */
export function formatDate(instant: Instant, now: Instant): string {
  const age = now - instant;
  if (age < MINUTE) return messages.justNow;
  if (age < HOUR) return messages.minutesAgo(Math.floor(age / MINUTE));
  if (dayOf(instant) === dayOf(now)) return messages.todayAt(formatClock(instant));
  if (dayOf(instant) === dayOf(now - DAY)) return messages.yesterdayAt(formatClock(instant));
  return messages.onDay(dayOf(instant, yearOf(now)));
}

/** « 3 novembre 2025 », without the year when it is `thisYear`. */
function dayOf(instant: Instant, thisYear?: string): string {
  const { day, month, year } = parisTimeOf(instant);
  const named = `${day === 1 ? messages.first : day}\u00a0${month}`;
  return year === thisYear ? named : `${named} ${year}`;
}

function yearOf(instant: Instant): string {
  return parisTimeOf(instant).year;
}

/** « 9 h 12 ». */
export function formatClock(instant: Instant): string {
  const { hour, minute } = parisTimeOf(instant);
  return messages.clock(hour, minute);
}

/** « mars 2019 ». */
export function formatMonth(instant: Instant): string {
  const { month, year } = parisTimeOf(instant);
  return `${month} ${year}`;
}

/** « 3 novembre 2025 ». */
export function formatDay(instant: Instant): string {
  return dayOf(instant);
}

/** The last whole day before an end that comes at midnight (UTC): « 3 novembre 2025 ». */
export function formatLastDay(end: Instant): string {
  return dayOf(end - DAY / 2);
}

/** In Paris; the month by its name, the minute with two digits. */
export function parisTimeOf(instant: Instant) {
  const [year = '', month, day, hour, minute = ''] = parisWallTime(instant).split(/[-T:]/);
  return { year, month: messages.months[Number(month) - 1] ?? '', day: Number(day), hour: Number(hour), minute };
}
