import { describe, expect, test } from 'vitest';
import {
  answeredPercentage,
  responseRateOf,
  MAXIMUM_DELAY_MINUTES,
  type Exchange,
} from '../../../src/domain/account/ResponseRate';
import { DAY, MINUTE } from '../../../src/domain/shared/Instant';

const answeredAfter = (minutes: number): Exchange => ({ askedAt: 0, answeredAt: minutes * MINUTE });
const unanswered: Exchange = { askedAt: 0, answeredAt: null };

describe('responseRateOf', () => {
  test('there is no response rate before anybody has asked', () => {
    expect(responseRateOf([], DAY)).toBeNull();
  });

  test('a seller has a day to answer', () => {
    expect(responseRateOf([unanswered], DAY - 1)).toBeNull();
    expect(responseRateOf([unanswered, answeredAfter(1)], DAY - 1)).toEqual({ asked: 1, answered: 1, delayMinutes: 1 });
    expect(responseRateOf([{ ...unanswered, askedAt: 30 * DAY }], 30 * DAY + MINUTE)).toBeNull();
    expect(responseRateOf([unanswered], DAY)).toEqual({ asked: 1, answered: 0, delayMinutes: 0 });
  });

  test.each<[string, readonly Exchange[], object]>([
    ['nothing is answered', [unanswered], { asked: 1, answered: 0, delayMinutes: 0 }],
    ['one answer stands for itself', [answeredAfter(12), unanswered], { asked: 2, answered: 1, delayMinutes: 12 }],
    [
      'the one in the middle counts',
      [answeredAfter(600), answeredAfter(5), answeredAfter(9)],
      { asked: 3, answered: 3, delayMinutes: 9 },
    ],
    [
      'of two in the middle, the lower',
      [answeredAfter(9), answeredAfter(5)],
      { asked: 2, answered: 2, delayMinutes: 5 },
    ],
    [
      'more than a month is a month',
      [{ askedAt: 0, answeredAt: 40 * DAY }],
      { asked: 1, answered: 1, delayMinutes: MAXIMUM_DELAY_MINUTES },
    ],
    [
      'a clock that ran backwards is no delay',
      [{ askedAt: MINUTE, answeredAt: 0 }],
      { asked: 1, answered: 1, delayMinutes: 0 },
    ],
  ])('the response rate holds that %s', (_case, exchanges, record) => {
    expect(responseRateOf(exchanges, 90 * DAY)).toEqual(record);
  });

  test.each([
    [2, 2, null],
    [3, 3, 100],
    [3, 2, 67],
    [4, 0, 0],
  ])('a rate of %i asked and %i answered is %s %%', (asked, answered, rate) => {
    expect(answeredPercentage({ asked, answered, delayMinutes: 1 })).toBe(rate);
  });
});
