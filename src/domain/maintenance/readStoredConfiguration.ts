import { instantOfParis } from '../shared/parisTime';
import { DAY, isInstant, type Instant } from '../shared/Instant';
import type { AppConfiguration } from './AppConfiguration';
import { countdownTo, countdownUnits, MAXIMUM_COUNTDOWN, type Countdown, type CountdownUnit } from './Countdown';

const secondsOf: Countdown = { days: 86_400, hours: 3_600, minutes: 60, seconds: 1 };

/**
 * Reads `config/app`, which may have been written by hand or by a former product. Only `maintenance` decides whether the site is
 * open: without it there is no configuration (null). A date may be an instant or a text; 36 hours count as a day and 12 hours;
 * what cannot be read is left out.
 */
export function readStoredConfiguration(stored: unknown): AppConfiguration | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { maintenance, ...launch }: Partial<Record<keyof AppConfiguration, unknown>> = stored;
  return typeof maintenance === 'boolean' ? { maintenance, ...readLaunch(launch) } : null;
}

/** The fields that only concern the launch. */
export function readLaunch({
  targetDate,
  countdownConfig,
}: Partial<Record<keyof AppConfiguration, unknown>>): Omit<AppConfiguration, 'maintenance'> {
  return { targetDate: readDate(targetDate), countdownConfig: readCountdown(countdownConfig) };
}

/** A text without a time zone is meant in Paris. */
function readDate(date: unknown): Instant | null {
  if (typeof date === 'number') return isInstant(date) ? date : null;
  if (typeof date !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(date)) return null;
  const text = date.trim();
  const local = /^[\d-]+$/.test(text) ? `${text}T00:00` : text.replace(' ', 'T');
  const instant = /(Z|[+-]\d{2}:?\d{2})$/i.test(local.slice(11))
    ? Date.parse(local)
    : instantOfParis(local.slice(0, 16));
  return instant === null || Number.isNaN(instant) ? null : instant;
}

function readCountdown(countdown: unknown): Countdown {
  const units: Partial<Record<CountdownUnit, unknown>> =
    typeof countdown === 'object' && countdown !== null ? countdown : {};
  const seconds = countdownUnits.reduce((sum, unit) => sum + readCount(units[unit]) * secondsOf[unit], 0);
  return countdownTo(Math.min(seconds * 1000, (MAXIMUM_COUNTDOWN.days + 1) * DAY - 1000), 0);
}

function readCount(count: unknown): number {
  const read = typeof count === 'string' ? Number(count) : count;
  return typeof read === 'number' && Number.isFinite(read) && read > 0 ? Math.floor(read) : 0;
}
