import { expect, test } from 'vitest';
import { isConfirmed, secondFactorObstacle } from '../../../src/domain/auth/Identity';
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

test.each([
  ['with a confirmed address', { isEmailVerified: true }, true],
  ['with a phone number', { isEmailVerified: false, phoneNumber: '+33612345678' }, true],
  ['of the demo', { isEmailVerified: false, ways: [] }, true],
  ['with an address that is not confirmed', { isEmailVerified: false }, false],
] as const)('whether a person %s is confirmed follows from their identity', (_who, changes, confirmed) => {
  expect(isConfirmed(anIdentity(changes))).toBe(confirmed);
});
