import { expect, test } from 'vitest';
import { DAY } from '../../../src/domain/shared/Instant';
import { ageOfCases } from '../../../src/presentation/administration/desk/ageOfCases';

const now = Date.UTC(2026, 10, 24);
const agesOf = (...ages: readonly number[]) =>
  ageOfCases(
    ages.map((age) => ({ lastReportAt: now - age })),
    now,
  );

test('cases are counted by the age of their last report, and a day and three days begin the next group', () => {
  expect(agesOf(0, DAY - 1, DAY, 3 * DAY - 1, 3 * DAY, 9 * DAY)).toEqual({
    belowADay: 2,
    belowThreeDays: 2,
    older: 2,
  });
  expect(agesOf(-1)).toMatchObject({ belowADay: 1 });
  expect(ageOfCases([{ lastReportAt: null }], now)).toMatchObject({ belowADay: 1 });
});
