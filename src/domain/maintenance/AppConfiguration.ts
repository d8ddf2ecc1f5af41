import { isInstant, type Instant } from '../shared/Instant';
import { countdownTo, isCountdown, isZero, zeroCountdown, type Countdown } from './Countdown';

/** `config/app` (specification §3). */
export interface AppConfiguration {
  readonly maintenance: boolean;
  /** When the site opens; `null`: not announced. */
  readonly targetDate: Instant | null;
  /** The estimated time to the launch, shown where there is no date. */
  readonly countdownConfig: Countdown;
}

/** A site without configuration is open. */
export const openConfiguration: AppConfiguration = {
  maintenance: false,
  targetDate: null,
  countdownConfig: zeroCountdown,
};

/**
 * The base of a change where the stored document is malformed: a malformed configuration closes the site, so it stays
 * closed.
 */
export const closedConfiguration: AppConfiguration = { ...openConfiguration, maintenance: true };

/** What the maintenance page shows of the launch: the time left, that it is due, an estimate, or nothing. */
export type LaunchCountdown =
  | { readonly kind: 'running' | 'due' | 'estimate'; readonly left: Countdown }
  | { readonly kind: 'unannounced' };

export function launchCountdown({ targetDate, countdownConfig }: AppConfiguration, now: Instant): LaunchCountdown {
  if (targetDate !== null) return { kind: now < targetDate ? 'running' : 'due', left: countdownTo(targetDate, now) };
  return isZero(countdownConfig) ? { kind: 'unannounced' } : { kind: 'estimate', left: countdownConfig };
}

/** Whether a stored value is a complete configuration. */
export function isAppConfiguration(value: unknown): value is AppConfiguration {
  if (typeof value !== 'object' || value === null) return false;
  const { maintenance, targetDate, countdownConfig }: Partial<Record<keyof AppConfiguration, unknown>> = value;
  return (
    typeof maintenance === 'boolean' && (targetDate === null || isInstant(targetDate)) && isCountdown(countdownConfig)
  );
}
