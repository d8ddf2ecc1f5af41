import { describe, expect, test } from 'vitest';
import type { AppConfigurationRepository } from '../../../src/application/maintenance/AppConfigurationRepository';
import { openConfiguration } from '../../../src/domain/maintenance/AppConfiguration';
import { failure, success } from '../../../src/domain/shared/Result';
import { recordedEmissions } from '../../support/doubles/recordedEmissions';

export interface AppConfigurationBackend {
  readonly admin: AppConfigurationRepository;
  /** The repository of a signed-in person who is not an admin, in another tab. */
  readonly member: AppConfigurationRepository;
  readonly visitor: AppConfigurationRepository;
  /** Stores a malformed configuration. */
  breakConfiguration(): Promise<void>;
}

const launch = Date.UTC(2026, 11, 1, 8);
const countdownConfig = { days: 1, hours: 2, minutes: 3, seconds: 4 };

export function describeAppConfigurationRepository(
  name: string,
  makeBackend: () => AppConfigurationBackend | Promise<AppConfigurationBackend>,
): void {
  describe(`${name}, contract of AppConfigurationRepository`, () => {
    test('the configuration is null while nobody has stored one', async () => {
      const { visitor } = await makeBackend();
      await recordedConfigurations(visitor).becomes(success(null));
    });

    test('every change is emitted in all tabs to everybody (§4.9, §7.6)', async () => {
      const { admin, visitor, member } = await makeBackend();
      const seen = [recordedConfigurations(visitor), recordedConfigurations(member), recordedConfigurations(admin)];
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

    test('the first change is completed with default values, and a later one removes the date', async () => {
      const { admin, visitor } = await makeBackend();
      await admin.change({ maintenance: true });
      const seen = recordedConfigurations(visitor);
      await seen.becomes(success({ ...openConfiguration, maintenance: true }));
      await admin.change({ targetDate: launch });
      await seen.becomes(success({ ...openConfiguration, maintenance: true, targetDate: launch }));
      await admin.change({ targetDate: null });
      await seen.becomes(success({ ...openConfiguration, maintenance: true }));
    });

    test('two concurrent changes are both stored', async () => {
      const { admin, visitor } = await makeBackend();
      await admin.change({ maintenance: false });
      expect(await Promise.all([admin.change({ maintenance: true }), admin.change({ countdownConfig })])).toEqual([
        success(),
        success(),
      ]);
      await recordedConfigurations(visitor).becomes(success({ maintenance: true, targetDate: null, countdownConfig }));
    });

    test('nobody but an admin changes the configuration (§6.3)', async () => {
      const { member, visitor } = await makeBackend();
      expect(await member.change({ maintenance: true })).toEqual(failure('denied'));
      expect(await visitor.change({ maintenance: true })).toEqual(failure('denied'));
      await recordedConfigurations(visitor).becomes(success(null));
    });

    test('a malformed configuration is emitted as malformed until an admin stores a valid one (§4.12)', async () => {
      const { admin, visitor, breakConfiguration } = await makeBackend();
      await admin.change({ maintenance: false });
      const seen = recordedConfigurations(visitor);
      await seen.becomes(success(openConfiguration));
      await breakConfiguration();
      await seen.becomes(failure('malformed'));
      expect(await admin.change({ maintenance: false })).toEqual(success());
      await seen.becomes(success(openConfiguration));
    });

    test('a site with a malformed configuration stays closed until an admin opens it (§4.12)', async () => {
      const { admin, visitor, breakConfiguration } = await makeBackend();
      await admin.change({ maintenance: true });
      await breakConfiguration();
      expect(await admin.change({ targetDate: launch })).toEqual(success());
      await recordedConfigurations(visitor).becomes(
        success({ ...openConfiguration, maintenance: true, targetDate: launch }),
      );
    });

    test('a listener that has unsubscribed gets no further values', async () => {
      const { admin, visitor } = await makeBackend();
      const [left, staying] = [recordedConfigurations(visitor), recordedConfigurations(visitor)];
      await Promise.all([left.becomes(success(null)), staying.becomes(success(null))]);
      left.unsubscribe();
      await admin.change({ maintenance: true });
      await staying.becomes(success({ ...openConfiguration, maintenance: true }));
      expect(left.all).toEqual([success(null)]);
    });
  });
}

function recordedConfigurations(repository: AppConfigurationRepository) {
  return recordedEmissions((listener: (read: unknown) => void) => repository.subscribe(listener));
}
