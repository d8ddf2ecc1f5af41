import { expect, test } from 'vitest';
import { HOUR, MINUTE, startOfHour } from '../../../src/domain/shared/Instant';

const hour = 490_000 * HOUR;

test.each([0, 1, 13 * MINUTE, HOUR - 1])(
  'an instant %d ms after the beginning of an hour belongs to that hour',
  (later) => {
    expect(startOfHour(hour + later)).toBe(hour);
  },
);

test('the instant an hour later belongs to the next one', () => {
  expect(startOfHour(hour + HOUR)).toBe(hour + HOUR);
});
