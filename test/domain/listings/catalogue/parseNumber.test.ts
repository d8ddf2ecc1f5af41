import { describe, expect, test } from 'vitest';
import { parseNumber } from '../../../../src/domain/listings/catalogue/parseNumber';
import { MAXIMUM_PRICE } from '../../../../src/domain/listings/Price';

const price = { minimum: 1, maximum: MAXIMUM_PRICE };
const area = { minimum: 1, maximum: 10_000, decimals: 1 };
const length = { minimum: 1, maximum: 60, decimals: 1 };

describe('whole numbers', () => {
  test.each([
    ['10000', 10_000],
    ['10.000', 10_000],
    ['10,000', 10_000],
    ['1.000', 1000],
    ['10 000', 10_000],
    ['10\u00a0000', 10_000],
    ['10\u202f000', 10_000],
    ['10  000', 10_000],
    ["10'000", 10_000],
    ['10’000', 10_000],
    ['999.999', 999_999],
    ['1.234.567', 1_234_567],
    ['1,234,567', 1_234_567],
    ['10,00', 10],
    ['10.0', 10],
    ['10.000,00', 10_000],
    ['10,000.00', 10_000],
    ['10 000,00', 10_000],
    [' 0120 ', 120],
  ])('the number « %s » is read as %d', (typed, value) => {
    expect(parseNumber(typed, price)).toEqual({ ok: true, value });
  });

  test.each([
    ['10,50', 'not-a-whole-number'],
    ['10.5', 'not-a-whole-number'],
    ['10.000,50', 'not-a-whole-number'],
    ['10 50', 'ambiguous-number'],
    ['10.0000', 'ambiguous-number'],
    ['1000.000', 'ambiguous-number'],
    ['0.500', 'ambiguous-number'],
    ['1.000.00', 'ambiguous-number'],
    ['1.000,000', 'ambiguous-number'],
    ['1.000 000', 'ambiguous-number'],
    ['10,,5', 'ambiguous-number'],
    ['12x', 'not-a-number'],
    ['x12', 'not-a-number'],
    ['12.', 'not-a-number'],
    ['.5', 'not-a-number'],
    ['', 'not-a-number'],
    ['-10.000', 'out-of-range'],
    ['100.000.000', 'out-of-range'],
  ])('the number « %s » is refused: %s', (typed, kind) => {
    expect(parseNumber(typed, price)).toMatchObject({ ok: false, failure: { kind } });
  });

  test('a negative number is read within limits below zero', () => {
    expect(parseNumber('-1.000', { minimum: -2000, maximum: 0 })).toEqual({ ok: true, value: -1000 });
  });
});

describe('numbers with decimals', () => {
  test.each([
    ['1 234,5', area, 1234.5],
    ['1.234,5', area, 1234.5],
    ['1234.56', area, 1234.6],
    ['0,9', { ...area, minimum: 0 }, 0.9],
    ['12.345', length, 12.3],
    ['12.000', { ...area, minimum: 100, maximum: 20_000 }, 12_000],
    ['1.234.567', { ...area, maximum: 2_000_000 }, 1_234_567],
    ['1 250', area, 1250],
    ["1'250", area, 1250],
    ['1 250,125', area, 1250.1],
  ])('the number « %s » within %j is read as %d', (typed, limits, value) => {
    expect(parseNumber(typed, limits)).toEqual({ ok: true, value });
  });

  test('thousands and a fraction that both lie within the limits are a question', () => {
    expect(parseNumber('1.250', area)).toEqual({ ok: false, failure: { kind: 'ambiguous-number' } });
    expect(parseNumber('1,250', area)).toEqual({ ok: false, failure: { kind: 'ambiguous-number' } });
  });

  test('a number of which no reading lies within the limits is out of range', () => {
    expect(parseNumber('99.500', length)).toEqual({
      ok: false,
      failure: { kind: 'out-of-range', ...length, decimals: undefined },
    });
  });
});
