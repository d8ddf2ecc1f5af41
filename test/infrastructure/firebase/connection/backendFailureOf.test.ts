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
] as const)('takes %s for %s, and tells the console in French', (code, expected, text) => {
  const told: unknown[] = [];
  for (const level of ['warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((...words) => told.push(...words));
  const error = new FirebaseError(code, 'Told by the server');
  expect(backendFailureOf(error)).toBe(expected);
  expect(told).toEqual([expect.stringMatching(text), error]);
});

test('takes a fault that mostly passes for what its words say, where they say more', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(backendFailureOf(new FirebaseError('internal', 'Missing permission'))).toBe('denied');
});
