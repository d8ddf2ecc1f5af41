import { describe, expect, test } from 'vitest';
import {
  isAppConfiguration,
  launchCountdown,
  openConfiguration,
} from '../../../src/domain/maintenance/AppConfiguration';
import { zeroCountdown } from '../../../src/domain/maintenance/Countdown';

const now = Date.UTC(2026, 5, 15, 10);
const estimate = { days: 0, hours: 2, minutes: 30, seconds: 0 };

describe('launchCountdown', () => {
  test('the countdown runs towards the launch', () => {
    const configuration = { ...openConfiguration, targetDate: now + 90_000, countdownConfig: estimate };
    expect(launchCountdown(configuration, now)).toEqual({
      kind: 'running',
      left: { days: 0, hours: 0, minutes: 1, seconds: 30 },
    });
  });

  test.each([0, 1, 86_400_000])('the countdown is zero once the launch is due (%i ms ago)', (ago) => {
    expect(launchCountdown({ ...openConfiguration, targetDate: now - ago }, now)).toEqual({
      kind: 'due',
      left: zeroCountdown,
    });
  });

  test('the estimate is shown where there is no date', () => {
    expect(launchCountdown({ ...openConfiguration, countdownConfig: estimate }, now)).toEqual({
      kind: 'estimate',
      left: estimate,
    });
  });

  test('the launch is unannounced without date and estimate', () => {
    expect(launchCountdown(openConfiguration, now)).toEqual({ kind: 'unannounced' });
  });
});

test('a site without configuration is open', () => {
  expect(openConfiguration.maintenance).toBe(false);
});

describe('isAppConfiguration', () => {
  test.each([openConfiguration, { maintenance: true, targetDate: now, countdownConfig: estimate }])(
    'the value is a configuration: %j',
    (value) => {
      expect(isAppConfiguration(value)).toBe(true);
    },
  );

  test.each([
    null,
    'maintenance',
    {},
    { ...openConfiguration, maintenance: 'yes' },
    { ...openConfiguration, targetDate: '2026-06-15' },
    { ...openConfiguration, targetDate: undefined },
    { ...openConfiguration, targetDate: 9e15 },
    { ...openConfiguration, targetDate: -9e15 },
    { ...openConfiguration, countdownConfig: { ...estimate, hours: 99 } },
  ])('the value is not a configuration: %j', (value) => {
    expect(isAppConfiguration(value)).toBe(false);
  });
});
