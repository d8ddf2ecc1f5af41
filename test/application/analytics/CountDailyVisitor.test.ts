import { expect, test } from 'vitest';
import { CountDailyVisitor } from '../../../src/application/analytics/CountDailyVisitor';
import { ReadVisitors } from '../../../src/application/analytics/ReadVisitors';
import { success } from '../../../src/domain/shared/Result';
import { failing } from '../../support/inMemory/failing';
import { InMemoryVisitCounter } from '../../support/inMemory/analytics/InMemoryVisitCounter';
import { InMemoryVisitMarker } from '../../support/inMemory/analytics/InMemoryVisitMarker';

/** Half past midnight in Paris, on a summer night: still the day before in UTC. */
const clock = { now: () => Date.parse('2026-06-15T22:30Z') };

test('a browser is counted as a visitor of the day in Paris', async () => {
  const [counter, marker] = [new InMemoryVisitCounter(clock), new InMemoryVisitMarker()];
  await new CountDailyVisitor(counter, marker, clock).execute();
  expect([...counter.visitors]).toEqual([['2026-06-16', 1]]);
  expect(await marker.claim('2026-06-16')).toBe(false);
});

test('a browser is not counted twice on one day (§7.13, §9.5)', async () => {
  const [counter, marker] = [new InMemoryVisitCounter(clock), new InMemoryVisitMarker()];
  await new CountDailyVisitor(counter, marker, clock).execute();
  await new CountDailyVisitor(counter, marker, clock).execute();
  expect([...counter.visitors]).toEqual([['2026-06-16', 1]]);
});

test('a browser that another tab is counting is not counted', async () => {
  const [counter, marker] = [new InMemoryVisitCounter(clock), new InMemoryVisitMarker()];
  await marker.claim('2026-06-16');
  await new CountDailyVisitor(counter, marker, clock).execute();
  expect([...counter.visitors]).toEqual([]);
});

test('a visit that could not be counted can be counted later', async () => {
  const [counter, marker] = [new InMemoryVisitCounter(clock), new InMemoryVisitMarker()];
  await new CountDailyVisitor(failing(new InMemoryVisitCounter(clock), 'count', 'offline'), marker, clock).execute();
  await new CountDailyVisitor(counter, marker, clock).execute();
  expect([...counter.visitors]).toEqual([['2026-06-16', 1]]);
});

test('the visitors of today are read by the date in Paris (§7.10)', async () => {
  const visitors = new Map([
    ['2026-06-15', 3],
    ['2026-06-16', 7],
  ]);
  const counter = new InMemoryVisitCounter(clock, true, visitors);
  expect(await new ReadVisitors(counter, clock).execute()).toEqual(success(7));
});
