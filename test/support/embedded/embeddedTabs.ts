import { onTestFinished } from 'vitest';
import { ChangeFeed } from '../../../src/infrastructure/embedded/database/ChangeFeed';
import { EmbeddedBackendStatus } from '../../../src/infrastructure/embedded/database/EmbeddedBackendStatus';
import { EmbeddedDatabase } from '../../../src/infrastructure/embedded/database/EmbeddedDatabase';

/** What one tab of the embedded backend stands on. */
export interface EmbeddedTab {
  readonly database: EmbeddedDatabase;
  readonly feed: ChangeFeed;
  readonly status: EmbeddedBackendStatus;
}

/** Tabs of one browser profile: own connections, one database, which is the test's own. */
export function embeddedTabs(name: string = crypto.randomUUID()): () => EmbeddedTab {
  return () => {
    const status = new EmbeddedBackendStatus();
    const database = new EmbeddedDatabase({ name, status });
    const feed = new ChangeFeed(name);
    onTestFinished(async () => {
      feed.close();
      await database.close();
    });
    return { database, feed, status };
  };
}
