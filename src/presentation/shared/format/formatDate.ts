import { DAY, HOUR, MINUTE, type Instant } from '../../../domain/shared/Instant';
import { messages } from '../messages';

const timeZone = 'Europe/Paris';
const clock = new Intl.DateTimeFormat('fr-FR', { timeZone, hour: 'numeric', minute: '2-digit' });
const calendar = new Intl.DateTimeFormat('fr-FR', { timeZone, day: 'numeric', month: 'long', year: 'numeric' });
const months = new Intl.DateTimeFormat('fr-FR', { timeZone, month: 'long', year: 'numeric' });

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
  const [day, month, year] = partsOf(instant);
  const named = `${day === '1' ? messages.first : day}\u00a0${month}`;
  return year === thisYear ? named : `${named} ${year}`;
}

function yearOf(instant: Instant): string {
  return partsOf(instant)[2];
}

function partsOf(instant: Instant): readonly [day: string, month: string, year: string] {
  const parts = calendar.formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return [part('day'), part('month'), part('year')];
}

/** « 9:12 », where there is little room: the colon is the same in every browser, the leading zero in none. */
export function formatTime(instant: Instant): string {
  return clockOf(instant).join(':');
}

/** « 9 h 12 », in a sentence. */
export function formatClock(instant: Instant): string {
  return messages.clock(...clockOf(instant));
}

function clockOf(instant: Instant): readonly [hour: number, minute: string] {
  const parts = clock.formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return [Number(part('hour')), part('minute')];
}

/** « mars 2019 ». */
export function formatMonth(instant: Instant): string {
  return months.format(instant);
}

/** « 3 novembre 2025 ». */
export function formatDay(instant: Instant): string {
  return dayOf(instant);
}

/** The last whole day before an end that comes at midnight (UTC): « 3 novembre 2025 ». */
export function formatLastDay(end: Instant): string {
  return dayOf(end - DAY / 2);
}
