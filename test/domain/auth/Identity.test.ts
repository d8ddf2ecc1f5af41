import { expect, test } from 'vitest';
import { secondFactorObstacle } from '../../../src/domain/auth/Identity';
import { anIdentity } from '../../support/doubles/StubOwnIdentity';

test.each([
  ['signs in by phone', { ways: ['phone'] }, 'phone-account'],
  ['may sign in by phone as well', { ways: ['password', 'phone'] }, 'phone-account'],
  ['has no address', { email: null, ways: [] }, 'no-email'],
  ['has an address that is not confirmed', { isEmailVerified: false }, 'unverified-email'],
] as const)('a person who %s cannot have a second factor', (_who, changes, obstacle) => {
  expect(secondFactorObstacle(anIdentity(changes))).toBe(obstacle);
});

test('an account with a confirmed address can have a second factor', () => {
  expect(secondFactorObstacle(anIdentity())).toBeNull();
});
