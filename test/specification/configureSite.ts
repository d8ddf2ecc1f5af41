import { onTestFinished } from 'vitest';
import type { AppConfiguration } from '../../src/domain/maintenance/AppConfiguration';
import type { CatalogueMarker } from '../../src/infrastructure/embedded/database/records';
import { ChangeFeed } from '../../src/infrastructure/embedded/database/ChangeFeed';
import { EmbeddedBackendStatus } from '../../src/infrastructure/embedded/database/EmbeddedBackendStatus';
import { EmbeddedDatabase } from '../../src/infrastructure/embedded/database/EmbeddedDatabase';

/** Something that stands where the configuration should, and is none. */
export const noConfiguration: CatalogueMarker = { catalogueVersion: 0, datedFrom: 0, done: 0, isComplete: false };

/** Stores the configuration as an admin’s other tab does, and notifies the open site. */
export async function configureSite(configuration: AppConfiguration | CatalogueMarker): Promise<void> {
  const database = new EmbeddedDatabase({ status: new EmbeddedBackendStatus() });
  const feed = new ChangeFeed();
  onTestFinished(async () => {
    feed.close();
    await database.close();
  });
  await database.write(
    ['config'],
    async (transaction) => void (await transaction.objectStore('config').put(configuration as AppConfiguration, 'app')),
  );
  feed.publish({ store: 'config', ids: ['app'] });
}
