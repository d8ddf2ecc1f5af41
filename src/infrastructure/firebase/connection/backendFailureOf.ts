import { needsNewPage } from '../../../domain/resilience/newPage';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import { errorKindOf, isPassing, type ErrorKind } from './errorKindOf';
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

/** Says what an error of Firebase means to a person, and to the console in the words of the specification (§8). */
export function backendFailureOf(error: unknown): BackendFailure {
  const kind = errorKindOf(error);
  const report = kind === 'network-error' ? console.warn : console.error;
  report(logMessages[kind], error);
  // Nobody can mend this here; whoever watches over the page may.
  if (error instanceof Error && needsNewPage(error.message)) reportError(error);
  return kind === 'unknown' && isPassing(error) ? 'offline' : failures[kind];
}
