import { expect, test } from 'vitest';
import { DAY } from '../../../src/domain/shared/Instant';
import { administrationMessages as messages } from '../../../src/presentation/administration/messages';
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

test('the desk names the ages that there are, the oldest first, and says when it knows the most urgent cases only', () => {
  expect(messages.caseAges(agesOf(0, 5 * DAY, 6 * DAY), false)).toBe(
    'Dossiers par âge du dernier signalement\u00a0: 2 de plus de 3\u00a0jours, 1 de moins de 24\u00a0heures.',
  );
  expect(messages.caseAges(agesOf(2 * DAY), true)).toBe(
    'Dossiers les plus urgents par âge du dernier signalement\u00a0: 1 de 1 à 3\u00a0jours.',
  );
});
