import { describe, expect, test } from 'vitest';
import type { AppConfigurationRepository } from '../../src/application/maintenance/AppConfigurationRepository';
import { openConfiguration } from '../../src/domain/maintenance/AppConfiguration';
import { failure, success } from '../../src/domain/shared/Result';
import { recordedTellings } from '../support/doubles/recordedTellings';

export interface AppConfigurationBackend {
  readonly admin: AppConfigurationRepository;
  /** The same site in another tab, of somebody who is signed in but no admin. */
  readonly member: AppConfigurationRepository;
  readonly visitor: AppConfigurationRepository;
  /** Something that is no configuration comes to stand in its place. */
  breakConfiguration(): Promise<void>;
}

const launch = Date.UTC(2026, 11, 1, 8);
const countdownConfig = { days: 1, hours: 2, minutes: 3, seconds: 4 };

export function describeAppConfigurationRepository(
  name: string,
  makeBackend: () => AppConfigurationBackend | Promise<AppConfigurationBackend>,
): void {
  describe(`${name} keeps the configuration’s contract`, () => {
    test('tells of a site that nobody has configured that there is none', async () => {
      const { visitor } = await makeBackend();
      await watched(visitor).becomes(success(null));
    });

    test('tells every change to all tabs, whoever looks (§4.9, §7.6)', async () => {
      const { admin, visitor, member } = await makeBackend();
      const seen = [watched(visitor), watched(member), watched(admin)];
      await Promise.all(seen.map((each) => each.becomes(success(null))));
      expect(await admin.change({ maintenance: true, targetDate: launch, countdownConfig })).toEqual(success());
      await Promise.all(
        seen.map((each) => each.becomes(success({ maintenance: true, targetDate: launch, countdownConfig }))),
      );
      expect(await admin.change({ maintenance: false })).toEqual(success());
      await Promise.all(
        seen.map((each) => each.becomes(success({ maintenance: false, targetDate: launch, countdownConfig }))),
      );
    });

    test('fills what the first change does not name, and takes a date away', async () => {
      const { admin, visitor } = await makeBackend();
      await admin.change({ maintenance: true });
      const seen = watched(visitor);
      await seen.becomes(success({ ...openConfiguration, maintenance: true }));
      await admin.change({ targetDate: launch });
      await seen.becomes(success({ ...openConfiguration, maintenance: true, targetDate: launch }));
      await admin.change({ targetDate: null });
      await seen.becomes(success({ ...openConfiguration, maintenance: true }));
    });

    test('keeps both of two changes that cross', async () => {
      const { admin, visitor } = await makeBackend();
      await admin.change({ maintenance: false });
      expect(await Promise.all([admin.change({ maintenance: true }), admin.change({ countdownConfig })])).toEqual([
        success(),
        success(),
      ]);
      await watched(visitor).becomes(success({ maintenance: true, targetDate: null, countdownConfig }));
    });

    test('lets nobody but an admin change it (§6.3)', async () => {
      const { member, visitor } = await makeBackend();
      expect(await member.change({ maintenance: true })).toEqual(failure('denied'));
      expect(await visitor.change({ maintenance: true })).toEqual(failure('denied'));
      await watched(visitor).becomes(success(null));
    });

    test('says that what stands there is malformed, until an admin mends it (§4.12)', async () => {
      const { admin, visitor, breakConfiguration } = await makeBackend();
      await admin.change({ maintenance: false });
      const seen = watched(visitor);
      await seen.becomes(success(openConfiguration));
      await breakConfiguration();
      await seen.becomes(failure('malformed'));
      expect(await admin.change({ maintenance: false })).toEqual(success());
      await seen.becomes(success(openConfiguration));
    });

    test('keeps a site closed of which nothing readable is known, until an admin opens it (§4.12)', async () => {
      const { admin, visitor, breakConfiguration } = await makeBackend();
      await admin.change({ maintenance: true });
      await breakConfiguration();
      expect(await admin.change({ targetDate: launch })).toEqual(success());
      await watched(visitor).becomes(success({ ...openConfiguration, maintenance: true, targetDate: launch }));
    });

    test('tells no more once nobody listens', async () => {
      const { admin, visitor } = await makeBackend();
      const [left, staying] = [watched(visitor), watched(visitor)];
      await Promise.all([left.becomes(success(null)), staying.becomes(success(null))]);
      left.unsubscribe();
      await admin.change({ maintenance: true });
      await staying.becomes(success({ ...openConfiguration, maintenance: true }));
      expect(left.all).toEqual([success(null)]);
    });
  });
}

function watched(repository: AppConfigurationRepository) {
  return recordedTellings((listener: (read: unknown) => void) => repository.subscribe(listener));
}
