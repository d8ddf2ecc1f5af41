import { expect, test } from 'vitest';
import { RATE_WINDOW, raisedRate, rateLimits, type Rate } from '../../../src/domain/shared/Rate';
import { HOUR } from '../../../src/domain/shared/Instant';
import { failure, success } from '../../../src/domain/shared/Result';

const rate: Rate = { since: 1000, count: 3, last: 'un', at: 2000 };
const full = { ...rate, count: rateLimits.reports };

test('a first act begins a window', () => {
  expect(raisedRate('reports', null, 'un', 1000)).toEqual(success({ since: 1000, count: 1, last: 'un', at: 1000 }));
});

test('a further act raises the count of its window, even after an hour', () => {
  for (const now of [3000, 1000 + HOUR, 1000 + 9 * HOUR])
    expect(raisedRate('reports', rate, 'deux', now)).toEqual(success({ since: 1000, count: 4, last: 'deux', at: now }));
});

test('the last act of a window reaches the limit', () => {
  expect(raisedRate('reports', { ...rate, count: rateLimits.reports - 1 }, 'deux', 3000)).toEqual(
    success({ since: 1000, count: rateLimits.reports, last: 'deux', at: 3000 }),
  );
});

test('an act beyond the limit is refused until an hour after the first of its window', () => {
  const until = 1000 + RATE_WINDOW;
  for (const now of [3000, until - 1])
    expect(raisedRate('reports', full, 'deux', now)).toEqual(failure({ kind: 'too-many', until }));
});

test('an act an hour after the first of a used-up window begins another', () => {
  const now = 1000 + RATE_WINDOW;
  expect(raisedRate('reports', full, 'deux', now)).toEqual(success({ since: now, count: 1, last: 'deux', at: now }));
});

test('an act without a limit is counted beyond that of its kind', () => {
  expect(raisedRate('reports', full, 'deux', 3000, Infinity)).toEqual(
    success({ ...full, count: rateLimits.reports + 1, last: 'deux', at: 3000 }),
  );
});

test('each kind has its own limit', () => {
  expect(raisedRate('messages', full, 'deux', 3000).ok).toBe(true);
  expect(raisedRate('messages', { ...full, count: rateLimits.messages }, 'deux', 3000).ok).toBe(false);
});
