import { expect, test } from 'vitest';
import { PlanLaunch, type LaunchEntries } from '../../../src/application/maintenance/PlanLaunch';
import type { AppConfiguration } from '../../../src/domain/maintenance/AppConfiguration';
import type { BackendResult } from '../../../src/application/shared/BackendResult';
import { failure, success } from '../../../src/domain/shared/Result';

const entries: LaunchEntries = { targetDate: '2026-12-01T09:00', days: '3', hours: '', minutes: ' 15 ', seconds: '0' };

function planning(answer: BackendResult<void> = success()) {
  const changes: Partial<AppConfiguration>[] = [];
  const plan = new PlanLaunch({
    subscribe: () => () => undefined,
    change: (change) => {
      changes.push(change);
      return Promise.resolve(answer);
    },
  });
  return { plan, changes };
}

test('the launch date is stored from the local time in Paris, with the estimate', async () => {
  const { plan, changes } = planning();
  expect(await plan.execute(entries)).toEqual(success());
  expect(changes).toEqual([
    { targetDate: Date.parse('2026-12-01T08:00Z'), countdownConfig: { days: 3, hours: 0, minutes: 15, seconds: 0 } },
  ]);
});

test('an empty date removes the stored one', async () => {
  const { plan, changes } = planning();
  await plan.execute({ ...entries, targetDate: '' });
  expect(changes[0]?.targetDate).toBeNull();
});

test.each([
  [{ targetDate: 'demain' }, ['targetDate']],
  [{ hours: '24' }, ['hours']],
  [{ days: '-1', seconds: '1,5' }, ['days', 'seconds']],
  [{ days: '1e2', hours: '0x10' }, ['days', 'hours']],
  [{ targetDate: '2026-99-99T09:00', minutes: 'x' }, ['targetDate', 'minutes']],
] as const)('the entries %j are refused and nothing is stored', async (wrong, invalid) => {
  const { plan, changes } = planning();
  expect(await plan.execute({ ...entries, ...wrong })).toEqual(failure({ invalid }));
  expect(changes).toEqual([]);
});

test('a failure of the repository is returned', async () => {
  expect(await planning(failure('denied')).plan.execute(entries)).toEqual(failure('denied'));
});
