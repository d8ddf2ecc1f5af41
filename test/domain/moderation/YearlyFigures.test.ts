import { expect, test } from 'vitest';
import {
  boundsOfYear,
  countYear,
  overturnedShare,
  sumOf,
  type YearRecords,
} from '../../../src/domain/moderation/YearlyFigures';
import { DAY, HOUR, MINUTE } from '../../../src/domain/shared/Instant';
import { aDecision, aStatement } from '../../support/builders/aDecision';
import { someYearlyFigures } from '../../support/builders/someYearlyFigures';

const [from, until] = boundsOfYear(2026);
const now = until + 20 * DAY;
const bicycle = { kind: 'listing', id: 'velo' } as const;
const claire = { kind: 'person', id: 'velo' } as const;

function counted(records: Partial<YearRecords>) {
  return countYear(2026, { reports: [], notices: [], entries: [], decisions: [], ...records }, now);
}

const receipt = (createdAt: number, target: typeof bicycle | typeof claire = bicycle) =>
  ({ target, reason: 'scam', createdAt }) as const;
const entry = (
  action: YearRecords['entries'][number]['action'],
  at: number,
  target: typeof bicycle | typeof claire = bicycle,
) => ({
  action,
  at,
  targetKind: target.kind,
  targetId: target.id,
});

test('a year lasts from midnight of 1 January to midnight of the next one, in UTC', () => {
  expect([new Date(from).toISOString(), new Date(until).toISOString()]).toEqual([
    '2026-01-01T00:00:00.000Z',
    '2027-01-01T00:00:00.000Z',
  ]);
});

test('reports with and without an account are counted by their reason, and those without apart', () => {
  const { reports, receipts } = counted({
    reports: [receipt(from), { ...receipt(from), reason: 'spam' }],
    notices: [receipt(from)],
  });
  expect(reports).toMatchObject({ scam: 2, spam: 1, other: 0 });
  expect([sumOf(reports), receipts.withoutAccount]).toEqual([3, 1]);
});

test('decisions of the year are counted by their measure, and nothing else that the journal has', () => {
  const { measures } = counted({
    entries: [
      entry('removal', from),
      entry('none', until - 1),
      entry('warning', from - 1),
      entry('closing', until),
      entry('opening', from),
      entry('overturned', from),
      entry('appointment', from),
    ],
  });
  expect(measures).toMatchObject({ removal: 1, none: 1, warning: 0, closing: 0 });
  expect(sumOf(measures)).toBe(2);
});

test('a report waits until the first decision about its target that follows it, also one of the next year', () => {
  const { receipts } = counted({
    reports: [receipt(from + HOUR), receipt(until - HOUR)],
    notices: [receipt(from + HOUR)],
    entries: [
      entry('none', until + HOUR),
      entry('removal', from + 3 * HOUR),
      entry('opening', from + 2 * HOUR),
      entry('none', from),
      entry('warning', from + 90 * MINUTE, claire),
    ],
  });
  expect(receipts).toMatchObject({ answered: 3, medianMinutes: 120 });
});

test('a report that is decided about at its own time has waited for nothing', () => {
  const { receipts } = counted({ reports: [receipt(from)], entries: [entry('none', from)] });
  expect(receipts).toMatchObject({ answered: 1, medianMinutes: 0 });
});

test('the median is the middle of three delays, the lower one of two in the middle, and 0 without any', () => {
  const after = (...minutes: readonly number[]) => {
    const reports = minutes.map((wait) => receipt(from + DAY - wait * MINUTE));
    return counted({ reports, entries: [entry('none', from + DAY)] }).receipts.medianMinutes;
  };
  expect([after(9, 1, 5), after(10, 4, 2, 8), after(7)]).toEqual([5, 4, 7]);
  expect(counted({ reports: [receipt(from)] }).receipts).toMatchObject({ answered: 0, medianMinutes: 0 });
});

test('decisions with a statement are counted by their ground and by what became of their appeal', () => {
  const terms = aStatement({ ground: 'terms' });
  const { grounds, appeals, countedAt } = counted({
    decisions: [
      aDecision({ statement: terms }),
      aDecision({ status: 'appealed', appealedAt: from }),
      aDecision({ status: 'upheld', appealedAt: from }),
      aDecision({ status: 'overturned', appealedAt: from }),
      aDecision({ status: 'overturned' }),
      aDecision({ status: 'overturned' }),
    ],
  });
  expect(grounds).toEqual({ illegal: 5, terms: 1 });
  expect(appeals).toEqual({ waiting: 1, upheld: 1, overturned: 1, corrected: 2 });
  expect(countedAt).toBe(now);
});

test('the share of overturned decisions counts those on appeal and those without, and is unknown without decisions', () => {
  const appeals = { waiting: 1, upheld: 1, overturned: 1, corrected: 2 };
  expect(overturnedShare(someYearlyFigures({ appeals, grounds: { illegal: 8, terms: 4 } }))).toBe(0.25);
  expect(overturnedShare(someYearlyFigures({ appeals, grounds: { illegal: 0, terms: 0 } }))).toBeNull();
});
