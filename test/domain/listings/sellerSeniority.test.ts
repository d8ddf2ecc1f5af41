import { expect, test } from 'vitest';
import { hasSeniority, isNewMember, SENIORITIES, seniorityLimit } from '../../../src/domain/listings/sellerSeniority';
import { DAY } from '../../../src/domain/shared/Instant';
import { NOON } from '../../support/builders/aListing';

test.each([
  [3, Date.UTC(2026, 2, 1)],
  [12, Date.UTC(2025, 5, 1)],
  [36, Date.UTC(2023, 5, 1)],
] as const)(
  'in June, a seniority of %s months is that of all sellers who were members before its limit',
  (seniority, limit) => {
    expect(seniorityLimit(seniority, NOON)).toBe(limit);
    expect(hasSeniority(limit - 1, seniority, NOON)).toBe(true);
    expect(hasSeniority(limit, seniority, NOON)).toBe(false);
  },
);

test('a seller reaches a seniority at the beginning of a month (UTC)', () => {
  const march = Date.UTC(2026, 2, 10);
  const july = Date.UTC(2026, 6, 1);
  expect(hasSeniority(march, 3, july - 1)).toBe(false);
  expect(hasSeniority(march, 3, july)).toBe(true);
});

test('the limit of a seniority may be in an earlier year', () => {
  expect(seniorityLimit(3, Date.UTC(2026, 0, 31))).toBe(Date.UTC(2025, 9, 1));
});

test.each(SENIORITIES)('a seller whose registration date is unknown has no seniority of %s months', (seniority) => {
  expect(hasSeniority(undefined, seniority, NOON)).toBe(false);
});

test('a seller loses no seniority with time', () => {
  for (let age = 0; age < 1500; age++) {
    const held = SENIORITIES.filter((seniority) => hasSeniority(NOON - age * DAY, seniority, NOON));
    const later = SENIORITIES.filter((seniority) => hasSeniority(NOON - age * DAY, seniority, NOON + DAY));
    expect(later).toEqual(expect.arrayContaining(held));
  }
});

test.each([
  ['who registered this month is a new member', NOON, true],
  ['who registered in the third month before this one is a new member', Date.UTC(2026, 2, 1), true],
  ['who registered earlier is no new member', Date.UTC(2026, 1, 28), false],
  ['whose registration date is unknown is no new member', undefined, false],
])('a seller %s', (_, memberSince, isNew) => {
  expect(isNewMember(memberSince, NOON)).toBe(isNew);
});
