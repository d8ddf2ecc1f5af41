import { FirebaseError } from 'firebase/app';
import { afterEach, expect, test, vi } from 'vitest';
import { backendFailureOf } from '../../../../src/infrastructure/firebase/connection/backendFailureOf';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['unavailable', 'offline', /réseau/],
  ['permission-denied', 'denied', /vérifiez les règles de sécurité/],
  ['unauthenticated', 'denied', /rafraîchie/],
  ['resource-exhausted', 'offline', /non gérée/],
  ['aborted', 'offline', /non gérée/],
  ['deadline-exceeded', 'offline', /non gérée/],
  ['internal', 'offline', /non gérée/],
  ['cancelled', 'offline', /non gérée/],
  ['auth/internal-error', 'unknown', /non gérée/],
  ['failed-precondition', 'unknown', /non gérée/],
] as const)('the error %s means %s and is logged in French', (code, expected, text) => {
  const logged: unknown[] = [];
  for (const level of ['warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((...words) => logged.push(...words));
  const error = new FirebaseError(code, 'Message of the server');
  expect(backendFailureOf(error)).toBe(expected);
  expect(logged).toEqual([expect.stringMatching(text), error]);
});

test('the message of a transient error decides when it is more specific than the code', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(backendFailureOf(new FirebaseError('internal', 'Missing permission'))).toBe('denied');
});

test('what a client of Firestore that has failed for good cannot do may succeed on a new page', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('reportError', vi.fn());
  expect(backendFailureOf(new Error('FIRESTORE (12.19.0) INTERNAL ASSERTION FAILED: Unexpected state'))).toBe(
    'offline',
  );
  vi.unstubAllGlobals();
});
