import { expect, test } from 'vitest';
import { CountDailyVisitor } from '../../../src/application/analytics/CountDailyVisitor';
import { ReadVisitors } from '../../../src/application/analytics/ReadVisitors';
import type { VisitCounter } from '../../../src/application/analytics/VisitCounter';
import { failure, success } from '../../../src/domain/shared/Result';

/** Half past midnight in Paris, on a summer night: still the day before in UTC. */
const clock = { now: () => Date.parse('2026-06-15T22:30Z') };

function counting(isFirst: boolean, answer: Awaited<ReturnType<VisitCounter['count']>> = success()) {
  const events: string[] = [];
  const counter: VisitCounter = {
    count: (day) => {
      events.push(`count ${day}`);
      return Promise.resolve(answer);
    },
    read: (day) => {
      events.push(`read ${day}`);
      return Promise.resolve(success(7));
    },
  };
  const marker = {
    claim: (day: string) => {
      events.push(`claim ${day}`);
      return Promise.resolve(isFirst);
    },
    release: (day: string) => {
      events.push(`release ${day}`);
    },
  };
  return { counter, visit: new CountDailyVisitor(counter, marker, clock), events };
}

test('a browser is counted as a visitor of the day in Paris', async () => {
  const { visit, events } = counting(true);
  await visit.execute();
  expect(events).toEqual(['claim 2026-06-16', 'count 2026-06-16']);
});

test('a browser is not counted twice on one day (§7.13, §9.5)', async () => {
  const { visit, events } = counting(false);
  await visit.execute();
  expect(events).toEqual(['claim 2026-06-16']);
});

test('a visit that could not be counted can be counted later', async () => {
  const { visit, events } = counting(true, failure('offline'));
  await visit.execute();
  expect(events).toEqual(['claim 2026-06-16', 'count 2026-06-16', 'release 2026-06-16']);
});

test('the visitors of today are read by the date in Paris (§7.10)', async () => {
  const { counter, events } = counting(true);
  expect(await new ReadVisitors(counter, clock).execute()).toEqual(success(7));
  expect(events).toEqual(['read 2026-06-16']);
});
