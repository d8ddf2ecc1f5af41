import { describe, expect, it } from 'vitest';
import { priceVerdict, usualPriceOf } from '../../../../src/domain/search/usualPrice/UsualPrice';

describe('the usual price', () => {
  it.each([
    ['no price', []],
    ['seven prices', [80, 90, 95, 100, 105, 110, 120]],
    ['eight of which one is a placeholder', [1, 90, 95, 100, 105, 110, 120, 130]],
    ['eight of which one is a mistake', [90, 95, 100, 105, 110, 120, 130, 99_999]],
    ['eight that differ too much', [30, 40, 60, 80, 120, 140, 200, 210]],
  ])('the usual price is unknown from %s', (_, prices) => {
    expect(usualPriceOf(prices)).toBeUndefined();
  });

  it.each([
    ['eight equal prices', [50, 50, 50, 50, 50, 50, 50, 50], { lower: 50, median: 50, upper: 50, count: 8 }],
    ['prices in any order', [80, 60, 70, 50, 40, 90, 100, 110], { lower: 58, median: 75, upper: 93, count: 8 }],
    [
      'two digits of large amounts',
      [980, 1010, 1130, 1240, 1360, 1490, 1520, 1640],
      { lower: 1100, median: 1300, upper: 1500, count: 8 },
    ],
    [
      'the prices that are not outliers',
      [1, 40, 50, 60, 70, 80, 90, 100, 110, 9000],
      { lower: 58, median: 75, upper: 93, count: 8 },
    ],
    [
      'a price five times the median or a fifth of it',
      [20, 80, 90, 100, 100, 100, 110, 120, 500],
      { lower: 90, median: 100, upper: 110, count: 9 },
    ],
    [
      'quartiles that are two and a half times apart',
      [2, 4, 4, 6, 8, 10, 10, 12, 12],
      { lower: 4, median: 8, upper: 10, count: 9 },
    ],
  ])('the usual price is computed from %s', (_, prices, usual) => {
    expect(usualPriceOf(prices)).toEqual(usual);
  });
});

describe('the verdict on a price', () => {
  it.each([
    [39, 'very-low'],
    [40, 'low'],
    [79, 'low'],
    [80, 'usual'],
    [140, 'usual'],
    [141, 'high'],
  ] as const)('%i € is « %s » where half of the others ask for 80 to 140 €', (euros, verdict) => {
    expect(priceVerdict(euros, { lower: 80, median: 110, upper: 140, count: 12 })).toBe(verdict);
  });
});
