import { expect, test } from 'vitest';
import { readRange, typedRange } from '../../../../src/presentation/search/filters/readRange';

const limits = { minimum: 0, maximum: 1000 };
const fine = { minimum: null, maximum: null };

test.each([
  ['', '', {}],
  ['100', '', { minimum: 100 }],
  [' ', '1 000', { maximum: 1000 }],
  ['', '1.000', { maximum: 1000 }],
  ['5', '5', { minimum: 5, maximum: 5 }],
])('understands « %s » to « %s »', (minimum, maximum, range) => {
  expect(readRange({ minimum, maximum }, limits)).toEqual({ range, ...fine });
});

test.each([
  ['cent', '', { minimum: 'not-a-number', maximum: null }],
  ['', '12,5', { minimum: null, maximum: 'not-a-whole-number' }],
  ['', '10 50', { minimum: null, maximum: 'ambiguous-number' }],
  ['-1', '2000', { minimum: 'out-of-range', maximum: 'out-of-range' }],
  ['300', '200', { minimum: null, maximum: 'upside-down' }],
])('the range « %s » to « %s » is refused with its problem', (minimum, maximum, problems) => {
  expect(readRange({ minimum, maximum }, limits)).toEqual({ range: null, ...problems });
});

test('decimals are read where allowed, and numbers are written in French', () => {
  expect(readRange({ minimum: '4,5', maximum: '' }, { ...limits, decimals: 1 }).range).toEqual({ minimum: 4.5 });
  expect(typedRange({ minimum: 4.5 }, { ...limits, decimals: 1 })).toEqual({ minimum: '4,5', maximum: '' });
  expect(typedRange({ maximum: 100_000 }, limits)).toEqual({ minimum: '', maximum: '100\u202f000' });
  expect(typedRange({ minimum: 2015 }, { ...limits, isYear: true })).toEqual({ minimum: '2015', maximum: '' });
});
