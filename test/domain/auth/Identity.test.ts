import { expect, test } from 'vitest';
import { secondFactorObstacle } from '../../../src/domain/auth/Identity';
import { anIdentity } from '../../support/doubles/StubOwnIdentity';

test.each([
  ['signs in by phone', { ways: ['phone'] }, 'phone-account'],
  ['may sign in by phone as well', { ways: ['password', 'phone'] }, 'phone-account'],
  ['has no address', { email: null, ways: [] }, 'no-email'],
  ['has an address that is not confirmed', { isEmailVerified: false }, 'unverified-email'],
] as const)('who %s has no second step', (_who, changes, obstacle) => {
  expect(secondFactorObstacle(anIdentity(changes))).toBe(obstacle);
});

test('nothing keeps a confirmed address from a second step', () => {
  expect(secondFactorObstacle(anIdentity())).toBeNull();
});
