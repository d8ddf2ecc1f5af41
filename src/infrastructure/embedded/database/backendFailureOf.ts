import type { BackendFailure } from '../../../application/shared/BackendFailure';

/** By the name of the error; the only place that knows the browser's names. */
const failures: Readonly<Record<string, BackendFailure>> = {
  QuotaExceededError: 'full',
  BackendUnavailableError: 'unavailable',
  // A private window, blocked cookies, a profile that cannot be written, a connection the browser has taken away.
  InvalidStateError: 'unavailable',
  SecurityError: 'unavailable',
  UnknownError: 'unavailable',
  UpgradeBlockedError: 'blocked',
  // A newer tab has upgraded the database: this tab must be reloaded.
  VersionError: 'blocked',
};

/** Says what an error of the database means to a person. What it does not know is logged, since it may be a bug. */
export function backendFailureOf(error: unknown): BackendFailure {
  const known = error instanceof Error ? failures[error.name] : undefined;
  if (known === undefined) console.error(error);
  return known ?? 'unknown';
}
