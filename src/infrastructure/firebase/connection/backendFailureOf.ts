import { needsPageReload } from '../../../domain/resilience/pageReload';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import { errorKindOf, isTransient, type ErrorKind } from './errorKindOf';
import { logMessages } from './messages';

const failures: Readonly<Record<ErrorKind, BackendFailure>> = {
  'network-error': 'offline',
  'permission-denied': 'denied',
  'not-found': 'unknown',
  'already-exists': 'unknown',
  'resource-exhausted': 'offline',
  'invalid-argument': 'unknown',
  'bad-request': 'unknown',
  unauthenticated: 'denied',
  unknown: 'unknown',
};

/** What an error of Firebase means to a person. Logs it in the words of the specification (§8). */
export function backendFailureOf(error: unknown): BackendFailure {
  const kind = errorKindOf(error);
  const report = kind === 'network-error' ? console.warn : console.error;
  report(logMessages[kind], error);
  // Only a new page helps; the error handling of the page listens for reported errors. Node has no such function.
  const isBroken = error instanceof Error && needsPageReload(error.message);
  if (isBroken && typeof reportError === 'function') reportError(error);
  return kind === 'unknown' && (isBroken || isTransient(error)) ? 'offline' : failures[kind];
}
