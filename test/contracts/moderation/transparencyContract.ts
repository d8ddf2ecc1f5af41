import { describe, expect, test } from 'vitest';
import { boundsOfYear } from '../../../src/domain/moderation/YearlyFigures';
import { DAY } from '../../../src/domain/shared/Instant';
import { failure, success } from '../../../src/domain/shared/Result';
import { someYearlyFigures } from '../../support/builders/someYearlyFigures';
import { aReport, bicycle, claire, type MakeModeration } from './ModerationBackend';
import { aNotice } from './noticeRepositoryContract';

const anInstant = expect.any(Number) as number;

export function describeTransparency(name: string, makeBackend: MakeModeration): void {
  describe(`${name}, contract of TransparencyRepository`, () => {
    const thisYear = (now: number) => new Date(now).getUTCFullYear();

    test('an admin publishes this year and the last one, and everybody reads them, the newest first', async () => {
      const { as, now } = await makeBackend();
      const [current, last] = [thisYear(now), thisYear(now) - 1];
      const { transparency } = as('nadia');
      expect(await transparency.newest(5)).toEqual(success([]));
      for (const year of [last, current])
        expect(await transparency.publish(someYearlyFigures({ year }))).toEqual(success());
      const stored = [current, last].map((year) => someYearlyFigures({ year, countedAt: anInstant }));
      expect(await as('karim').transparency.newest(5)).toEqual(success(stored));
      expect(await as('karim').transparency.newest(1)).toEqual(success(stored.slice(0, 1)));
    });

    test('a year that is counted again replaces the former figures', async () => {
      const { as, now } = await makeBackend();
      const { transparency } = as('solene');
      const year = thisYear(now);
      await transparency.publish(someYearlyFigures({ year }));
      const again = someYearlyFigures({ year, appeals: { waiting: 3, upheld: 2, overturned: 1, corrected: 4 } });
      expect(await transparency.publish(again)).toEqual(success());
      expect(await transparency.newest(5)).toEqual(success([{ ...again, countedAt: anInstant }]));
    });

    test('nobody publishes the next year or the one before the last, and nobody but an admin publishes', async () => {
      const { as, now } = await makeBackend();
      const figures = (years: number) => someYearlyFigures({ year: thisYear(now) + years });
      for (const years of [-2, 1])
        expect(await as('nadia').transparency.publish(figures(years))).toEqual(failure('denied'));
      expect(await as('karim').transparency.publish(figures(0))).toEqual(failure('denied'));
      expect(await as('nadia').transparency.newest(5)).toEqual(success([]));
    });

    test('an admin reads what was received in a period page by page, without authors and words', async () => {
      const { as, asVisitor, now } = await makeBackend();
      await as('karim').reports.add(aReport('karim', bicycle));
      await as('lina').reports.add(aReport('lina', claire, 'harassment'));
      await asVisitor().add(aNotice());
      const { transparency } = as('nadia');
      const [from] = boundsOfYear(thisYear(now));
      const period = [from, now + DAY] as const;
      const first = await transparency.receivedBetween('reports', period, null, 1);
      if (!first.ok) throw new Error('The reports are read.');
      const second = await transparency.receivedBetween('reports', period, first.value.next, 1);
      expect([first.value.items, second.ok && second.value.items]).toEqual([
        [{ target: bicycle, reason: 'scam', createdAt: anInstant }],
        [{ target: claire, reason: 'harassment', createdAt: anInstant }],
      ]);
      expect(await transparency.receivedBetween('notices', period, null, 100)).toMatchObject({
        value: { items: [{ createdAt: anInstant }], next: null },
      });
      const before = [from - DAY, from] as const;
      expect(await transparency.receivedBetween('reports', before, null, 100)).toEqual(
        success({ items: [], next: null }),
      );
      expect(await as('karim').transparency.receivedBetween('reports', period, null, 100)).toEqual(failure('denied'));
    });
  });
}
