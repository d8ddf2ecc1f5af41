import type { BackendFailure } from '../../../application/shared/BackendFailure';
import { logMessages } from './messages';

/** By `error.name`. */
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
  TimeoutError: 'timeout',
};

/** Maps an IndexedDB error to a failure. An unknown error is logged, since it may be a bug, and becomes `unknown`. */
export function backendFailureOf(error: unknown): BackendFailure {
  const known = error instanceof Error ? failures[error.name] : undefined;
  if (known === undefined) console.error(logMessages.unknown, error);
  return known ?? 'unknown';
}
