import { expect, test } from 'vitest';
import { profileLoading } from '../../../src/domain/account/profileLoading';
import { recoveryBefore, RESET_THROTTLE } from '../../../src/domain/resilience/recoverySteps';
import { retryDelay, operationRetries } from '../../../src/domain/resilience/retryPolicy';
import { screenRecovery } from '../../../src/domain/resilience/screenRecovery';

test('an operation is retried after one second, and twice as long after each further failure (§9.10)', () => {
  expect([1, 2].map((attempt) => retryDelay(attempt, operationRetries))).toEqual([1000, 2000]);
  expect(operationRetries.attempts).toBe(3);
});

test('the profile is retried after three seconds, half as long again after each further failure, and up to a second more (§9.7)', () => {
  expect([1, 2, 3, 4].map((attempt) => retryDelay(attempt, profileLoading))).toEqual([3000, 4500, 6750, 10_125]);
  expect(retryDelay(1, profileLoading, 0.5)).toBe(3500);
});

test('each attempt but the first is preceded by a recovery, a stronger one each time (§9.8)', () => {
  expect([1, 2, 3, 4, 5].map(recoveryBefore)).toEqual([
    null,
    'reset-connection',
    'renew-client',
    'clear-cache',
    'clear-cache',
  ]);
});

test('a connection is reset at most once in ten seconds; a screen recovers after two seconds, or one after a click (§9.9, §9.12)', () => {
  expect(RESET_THROTTLE).toBe(10_000);
  expect(screenRecovery).toEqual({ automaticDelay: 2000, manualDelay: 1000 });
});
