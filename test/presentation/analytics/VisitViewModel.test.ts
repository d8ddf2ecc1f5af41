import { expect, test } from 'vitest';
import { CountDailyVisitor } from '../../../src/application/analytics/CountDailyVisitor';
import { success } from '../../../src/domain/shared/Result';
import { VisitViewModel } from '../../../src/presentation/analytics/VisitViewModel';
import { VirtualTime } from '../../support/time/VirtualTime';

function aVisit() {
  const days: string[] = [];
  const time = new VirtualTime();
  const counter = {
    count: (day: string) => {
      days.push(day);
      return Promise.resolve(success());
    },
    read: () => Promise.resolve(success(0)),
  };
  const marker = { claim: () => Promise.resolve(true), release: () => undefined };
  return { days, time, visit: new VisitViewModel(new CountDailyVisitor(counter, marker, time), time) };
}

test('a visit is counted two seconds after the start', async () => {
  const { days, time, visit } = aVisit();
  visit.start();
  await time.pass(1999);
  expect(days).toEqual([]);
  await time.pass(1);
  expect(days).toEqual(['2026-06-15']);
});

test('a visit that ends sooner is not counted', async () => {
  const { days, time, visit } = aVisit();
  visit.start()();
  await time.pass(10_000);
  expect(days).toEqual([]);
});
