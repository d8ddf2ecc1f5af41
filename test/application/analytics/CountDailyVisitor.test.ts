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

test('counts a browser that was not counted today, by the date in France', async () => {
  const { visit, events } = counting(true);
  await visit.execute();
  expect(events).toEqual(['claim 2026-06-16', 'count 2026-06-16']);
});

test('counts no browser twice (§7.13, §9.5)', async () => {
  const { visit, events } = counting(false);
  await visit.execute();
  expect(events).toEqual(['claim 2026-06-16']);
});

test('lets a visit be counted later when it could not be', async () => {
  const { visit, events } = counting(true, failure('offline'));
  await visit.execute();
  expect(events).toEqual(['claim 2026-06-16', 'count 2026-06-16', 'release 2026-06-16']);
});

test('reads the visitors of today, by the date in France (§7.10)', async () => {
  const { counter, events } = counting(true);
  expect(await new ReadVisitors(counter, clock).execute()).toEqual(success(7));
  expect(events).toEqual(['read 2026-06-16']);
});
