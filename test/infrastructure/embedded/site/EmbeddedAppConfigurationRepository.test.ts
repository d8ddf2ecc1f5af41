// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { test } from 'vitest';
import { PersonStorage } from '../../../../src/infrastructure/browser/storage/PersonStorage';
import { EmbeddedSession } from '../../../../src/infrastructure/embedded/auth/EmbeddedSession';
import { success } from '../../../../src/domain/shared/Result';
import { EmbeddedAppConfigurationRepository } from '../../../../src/infrastructure/embedded/site/EmbeddedAppConfigurationRepository';
import { recordedEmissions } from '../../../support/doubles/recordedEmissions';
import { embeddedTabs } from '../../../support/embedded/embeddedTabs';

test('a configuration of this browser with a date as text and 36 hours leaves the site as open as it says', async () => {
  const { database, feed } = embeddedTabs()();
  const stored = { maintenance: false, targetDate: '2026-12-01T09:00', countdownConfig: { hours: 36 } };
  await database.write(['config'], (transaction) =>
    // As another product has left it.
    transaction.objectStore('config').put(stored as never, 'app'),
  );
  const session = new EmbeddedSession(new PersonStorage());
  const repository = new EmbeddedAppConfigurationRepository(database, feed, session);
  await recordedEmissions((listener: (read: unknown) => void) => repository.subscribe(listener)).becomes(
    success({
      maintenance: false,
      targetDate: Date.parse('2026-12-01T08:00Z'),
      countdownConfig: { days: 1, hours: 12, minutes: 0, seconds: 0 },
    }),
  );
});
