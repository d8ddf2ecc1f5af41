import { describe, expect, test } from 'vitest';
import { readStoredConfiguration } from '../../../src/domain/maintenance/readStoredConfiguration';
import { zeroCountdown } from '../../../src/domain/maintenance/Countdown';

const launch = Date.parse('2026-12-01T08:00Z');
const dateOf = (targetDate: unknown) => readStoredConfiguration({ maintenance: false, targetDate })?.targetDate;
const countdownOf = (countdownConfig: unknown) =>
  readStoredConfiguration({ maintenance: false, countdownConfig })?.countdownConfig;

describe('a stored configuration', () => {
  test.each([
    [launch],
    ['2026-12-01T08:00:00Z'],
    ['2026-12-01T09:00:00+01:00'],
    ['2026-12-01T09:00'],
    ['2026-12-01 09:00:00'],
    ['2026-12-01T08:00Z'],
    ['2026-12-01T08:00:00.000z'],
    ['2026-12-01T09:00:00+0100'],
    ['2026-12-01T10:00:00+0200'],
    ['2026-12-01T03:00:00-05:00'],
    ['2026-12-01T09:00 '],
    ['2026-12-01T09:00 (UTC+01:00) or later'],
  ])('the date %j is read', (date) => {
    expect(dateOf(date)).toBe(launch);
  });

  test('a day without time begins at midnight in Paris', () => {
    expect(dateOf('2026-12-01')).toBe(Date.parse('2026-11-30T23:00Z'));
  });

  test('a day with blanks around begins at midnight in Paris as well', () => {
    expect(dateOf('2026-12-01 ')).toBe(Date.parse('2026-11-30T23:00Z'));
  });

  test.each([
    [undefined],
    [null],
    ['bientôt'],
    ['2026-99-99'],
    ['2026-99-99T08:00Z'],
    ['2026-12-1'],
    ['le 2026-12-01T08:00Z'],
    [NaN],
    [{}],
    [['2026-12-01']],
    [{ toString: () => '2026-12-01' }],
  ])('the date %j is left out', (date) => {
    expect(dateOf(date)).toBeNull();
  });

  test('hours, minutes and seconds beyond their maximum are carried', () => {
    expect(countdownOf({ days: 1, hours: 36, minutes: 61, seconds: 0 })).toEqual({
      days: 2,
      hours: 13,
      minutes: 1,
      seconds: 0,
    });
  });

  test('an estimate longer than the maximum is the maximum', () => {
    expect(countdownOf({ days: 1e9 })).toEqual({ days: 9999, hours: 23, minutes: 59, seconds: 59 });
  });

  test('missing units are zero and numbers may be texts', () => {
    expect(countdownOf({ days: '3', hours: -2, minutes: 'x' })).toEqual({ ...zeroCountdown, days: 3 });
    expect(countdownOf('demain')).toEqual(zeroCountdown);
    expect(countdownOf(undefined)).toEqual(zeroCountdown);
    expect(countdownOf(null)).toEqual(zeroCountdown);
  });

  test('a unit that is neither a number nor the text of one is zero', () => {
    expect(countdownOf({ days: true, hours: [2], minutes: Infinity, seconds: 1.9 })).toEqual({
      ...zeroCountdown,
      seconds: 1,
    });
  });

  test.each([[null], [undefined], ['closed'], [{}], [{ maintenance: 'oui' }]])(
    'the value %j is no configuration',
    (value) => {
      expect(readStoredConfiguration(value)).toBeNull();
    },
  );
});
