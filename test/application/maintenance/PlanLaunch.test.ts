import { expect, test } from 'vitest';
import { PlanLaunch, type LaunchEntries } from '../../../src/application/maintenance/PlanLaunch';
import { openConfiguration } from '../../../src/domain/maintenance/AppConfiguration';
import { failure, success } from '../../../src/domain/shared/Result';
import {
  InMemoryAppConfigurationRepository,
  InMemoryConfiguration,
} from '../../support/inMemory/maintenance/InMemoryAppConfigurationRepository';

const entries: LaunchEntries = { targetDate: '2026-12-01T09:00', days: '3', hours: '', minutes: ' 15 ', seconds: '0' };

function planning(isAdmin = true) {
  const site = new InMemoryConfiguration();
  return { plan: new PlanLaunch(new InMemoryAppConfigurationRepository(site, isAdmin)), site };
}

test('the launch date is stored from the local time in Paris, with the estimate', async () => {
  const { plan, site } = planning();
  expect(await plan.execute(entries)).toEqual(success());
  expect(site.read).toEqual(
    success({
      maintenance: false,
      targetDate: Date.parse('2026-12-01T08:00Z'),
      countdownConfig: { days: 3, hours: 0, minutes: 15, seconds: 0 },
    }),
  );
});

test('a closed site stays closed when its launch is planned', async () => {
  const { plan, site } = planning();
  site.set(success({ ...openConfiguration, maintenance: true }));
  await plan.execute(entries);
  expect(site.read).toMatchObject({ value: { maintenance: true, targetDate: Date.parse('2026-12-01T08:00Z') } });
});

test('an empty date removes the stored one', async () => {
  const { plan, site } = planning();
  await plan.execute(entries);
  await plan.execute({ ...entries, targetDate: '' });
  expect(site.read).toMatchObject({ value: { targetDate: null } });
});

test.each([
  [{ targetDate: 'demain' }, ['targetDate']],
  [{ hours: '24' }, ['hours']],
  [{ days: '-1', seconds: '1,5' }, ['days', 'seconds']],
  [{ days: '1e2', hours: '0x10' }, ['days', 'hours']],
  [{ targetDate: '2026-99-99T09:00', minutes: 'x' }, ['targetDate', 'minutes']],
] as const)('the entries %j are refused and nothing is stored', async (wrong, invalid) => {
  const { plan, site } = planning();
  expect(await plan.execute({ ...entries, ...wrong })).toEqual(failure({ invalid }));
  expect(site.read).toEqual(success(null));
});

test('a failure of the repository is returned', async () => {
  expect(await planning(false).plan.execute(entries)).toEqual(failure('denied'));
});
