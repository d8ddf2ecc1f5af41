import { describe, expect, test } from 'vitest';
import type { DailyFiguresRepository } from '../../../src/application/analytics/DailyFiguresRepository';
import { boundsOfDay, pastDays } from '../../../src/domain/analytics/DailyFigures';
import type { Instant } from '../../../src/domain/shared/Instant';
import { failure, success } from '../../../src/domain/shared/Result';

/** What the site has stored: visitors by day, and the times at which the others were new. */
export interface GivenFigures {
  readonly visitors?: Readonly<Record<string, number>>;
  readonly listings?: readonly Instant[];
  readonly accounts?: readonly Instant[];
  readonly reports?: readonly Instant[];
}

export interface DailyFiguresBackend {
  readonly admin: DailyFiguresRepository;
  readonly member: DailyFiguresRepository;
  readonly visitor: DailyFiguresRepository;
  readonly now: Instant;
  given(figures: GivenFigures): Promise<unknown>;
}

const nothing = { visitors: 0, listings: 0, accounts: 0, reports: 0 };

/** Three past days, over the boundary of a month or not. */
function threeDays(now: Instant): readonly [string, string, string] {
  const [first = '', second = '', third = ''] = pastDays(now, 3);
  return [first, second, third];
}

export function describeDailyFiguresRepository(name: string, makeBackend: () => Promise<DailyFiguresBackend>): void {
  describe(`${name}, contract of DailyFiguresRepository`, () => {
    test('an admin reads the visitors of each day, and the listings, accounts and reports that were new', async () => {
      const { admin, given, now } = await makeBackend();
      const [first, second, third] = threeDays(now);
      const [noon, evening] = [boundsOfDay(second)[0] + 1, boundsOfDay(second)[1] - 1];
      await given({
        visitors: { [first]: 12, [second]: 7 },
        listings: [noon, evening],
        accounts: [evening],
        reports: [noon, noon + 1, evening],
      });
      expect(await admin.read([first, second, third], Infinity)).toEqual(
        success([
          { day: first, ...nothing, visitors: 12 },
          { day: second, visitors: 7, listings: 2, accounts: 1, reports: 3 },
          { day: third, ...nothing },
        ]),
      );
    });

    test('a day lasts from midnight to midnight in Paris', async () => {
      const { admin, given, now } = await makeBackend();
      const [first, second, third] = threeDays(now);
      const [from, until] = boundsOfDay(second);
      await given({ listings: [from - 1, from, until - 1, until], accounts: [until], reports: [from - 1] });
      expect(await admin.read([first, second, third], Infinity)).toEqual(
        success([
          { day: first, ...nothing, listings: 1, reports: 1 },
          { day: second, ...nothing, listings: 2 },
          { day: third, ...nothing, listings: 1, accounts: 1 },
        ]),
      );
    });

    test('the figures of two months are read at once, and reading them again gives the same', async () => {
      const { admin, given, now } = await makeBackend();
      const days = pastDays(now, 32);
      await given({ visitors: { [days[0] ?? '']: 3, [days[31] ?? '']: 5 } });
      const expected = success(
        days.map((day, index) => ({ ...nothing, day, visitors: index === 0 ? 3 : index === 31 ? 5 : 0 })),
      );
      expect(await admin.read(days, Infinity)).toEqual(expected);
      expect(await admin.read(days, Infinity)).toEqual(expected);
    });

    test('nobody but an admin reads the figures', async () => {
      const { member, visitor, now } = await makeBackend();
      expect(await member.read(threeDays(now), Infinity)).toEqual(failure('denied'));
      expect(await visitor.read(threeDays(now), Infinity)).toEqual(failure('denied'));
    });
  });
}
