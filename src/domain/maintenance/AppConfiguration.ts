import type { Instant } from '../shared/Instant';
import { countdownTo, isCountdown, isZero, zeroCountdown, type Countdown } from './Countdown';

/** What `config/app` holds (specification §3). */
export interface AppConfiguration {
  readonly maintenance: boolean;
  /** When the site opens; null: nobody has said it yet. */
  readonly targetDate: Instant | null;
  /** How long it may take, said in the place of a date where there is none. */
  readonly countdownConfig: Countdown;
}

/** A site that nobody has configured yet is open. */
export const openConfiguration: AppConfiguration = {
  maintenance: false,
  targetDate: null,
  countdownConfig: zeroCountdown,
};

/** What is changed where something stands that says nothing: the site, which that has closed, stays closed. */
export const closedConfiguration: AppConfiguration = { ...openConfiguration, maintenance: true };

/** What the maintenance page says of the launch: the time left, that it is due, how long it may take, or nothing yet. */
export type LaunchCountdown =
  { readonly kind: 'running' | 'due' | 'estimate'; readonly left: Countdown } | { readonly kind: 'unannounced' };

export function launchCountdown({ targetDate, countdownConfig }: AppConfiguration, now: Instant): LaunchCountdown {
  if (targetDate !== null) return { kind: now < targetDate ? 'running' : 'due', left: countdownTo(targetDate, now) };
  return isZero(countdownConfig) ? { kind: 'unannounced' } : { kind: 'estimate', left: countdownConfig };
}

/** Whether something that was stored says what a configuration must say. */
export function isAppConfiguration(value: unknown): value is AppConfiguration {
  if (typeof value !== 'object' || value === null) return false;
  const { maintenance, targetDate, countdownConfig }: Partial<Record<keyof AppConfiguration, unknown>> = value;
  return (
    typeof maintenance === 'boolean' &&
    (targetDate === null || Number.isFinite(targetDate)) &&
    isCountdown(countdownConfig)
  );
}
