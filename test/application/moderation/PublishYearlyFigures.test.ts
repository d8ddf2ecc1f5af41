import { expect, test, vi } from 'vitest';
import { PublishYearlyFigures } from '../../../src/application/moderation/PublishYearlyFigures';
import { boundsOfYear } from '../../../src/domain/moderation/YearlyFigures';
import { failure, success } from '../../../src/domain/shared/Result';
import { InMemoryModeration } from '../../support/inMemory/moderation/InMemoryModeration';
import { InMemoryTransparencyRepository } from '../../support/inMemory/moderation/InMemoryTransparencyRepository';
import { ModerationInMemory } from '../../support/inMemory/moderation/ModerationInMemory';

const year = 2026;

/** Lina and 119 others report the bicycle, and an admin closes its case. */
async function aYear() {
  const stored = new ModerationInMemory();
  const target = { kind: 'person', id: 'claire' } as const;
  const report = (reporterId: string) => stored.storeReport({ reporterId, target, reason: 'spam', details: '' });
  for (let index = 0; index < 120; index += 1) report(`voisin${index}`);
  const moderation = new InMemoryModeration('nadia', stored);
  const seen = { reports: 120, decision: null, contentChangedAt: null };
  const order = { by: 'nadia', target, measure: 'none', statement: null, days: 0, points: 0, note: '', seen } as const;
  expect(await moderation.decide(order)).toEqual(success(1));
  const transparency = new InMemoryTransparencyRepository('nadia', stored);
  return {
    moderation,
    transparency,
    publish: new PublishYearlyFigures(transparency, moderation, moderation, stored.clock),
  };
}

const run = { onProgress: () => undefined, isCancelled: () => false };

test('a year is read page by page, counted and published', async () => {
  const { publish, transparency } = await aYear();
  const progress: number[] = [];
  const counted = await publish.execute(year, { ...run, onProgress: (documents) => progress.push(documents) });
  expect(counted).toMatchObject({
    value: { year, reports: { spam: 120 }, receipts: { answered: 120 }, measures: { none: 1 } },
  });
  expect(progress).toEqual([100, 120, 120, 120, 121]);
  expect(await transparency.newest(1)).toMatchObject({ value: [{ reports: { spam: 120 } }] });
});

test('the figures of a year that has not begun are published by nobody', async () => {
  const { publish } = await aYear();
  expect(await publish.execute(year + 1, run)).toEqual(failure('denied'));
});

test('the journal is read from its end to the first instant of the year, and no further', async () => {
  const { moderation, publish } = await aYear();
  const [from] = boundsOfYear(year);
  const act = { by: 'nadia', action: 'none', targetKind: 'person', targetId: 'claire', note: '', chain: '' } as const;
  const page = vi.spyOn(moderation, 'page').mockImplementation(async (before, limit) => {
    const numbers = Array.from({ length: limit }, (_, index) => (before ?? 301) - 1 - index).filter((one) => one > 0);
    return success(numbers.map((number) => ({ ...act, number, at: number > 150 ? from : from - 1 })));
  });
  expect(await publish.execute(year, run)).toMatchObject({ value: { measures: { none: 150 } } });
  expect(page).toHaveBeenCalledTimes(2);
});

test('a count that is stopped publishes nothing', async () => {
  const { publish, transparency } = await aYear();
  expect(await publish.execute(year, { ...run, isCancelled: () => true })).toEqual(failure('cancelled'));
  expect(await transparency.newest(1)).toEqual(success([]));
});

test.each(['reports', 'notices'] as const)('%s that cannot be read publish nothing', async (kind) => {
  const { publish, transparency } = await aYear();
  const read = transparency.receivedBetween.bind(transparency);
  vi.spyOn(transparency, 'receivedBetween').mockImplementation(async (asked, ...rest) =>
    asked === kind ? failure('offline') : read(asked, ...rest),
  );
  expect(await publish.execute(year, run)).toEqual(failure('offline'));
  expect(await transparency.newest(1)).toEqual(success([]));
});

test.each(['decidedBetween', 'page'] as const)('a failure of %s publishes nothing', async (method) => {
  const { moderation, publish, transparency } = await aYear();
  vi.spyOn(moderation, method).mockResolvedValue(failure('offline'));
  expect(await publish.execute(year, run)).toEqual(failure('offline'));
  expect(await transparency.newest(1)).toEqual(success([]));
});
