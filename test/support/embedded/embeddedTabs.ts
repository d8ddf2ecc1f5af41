import { onTestFinished } from 'vitest';
import { ChangeFeed } from '../../../src/infrastructure/embedded/database/ChangeFeed';
import { EmbeddedBackendStatus } from '../../../src/infrastructure/embedded/database/EmbeddedBackendStatus';
import { startingProfile } from '../../../src/infrastructure/embedded/account/startingProfile';
import { EmbeddedDatabase } from '../../../src/infrastructure/embedded/database/EmbeddedDatabase';

/** The parts that one tab of the embedded backend shares. */
export interface EmbeddedTab {
  readonly database: EmbeddedDatabase;
  readonly feed: ChangeFeed;
  readonly status: EmbeddedBackendStatus;
}

/** Tabs of one browser: each has its own connection to the same database, which belongs to the test. */
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

/** Stores the profile of a person who joined on 1 January 2024. */
export async function givenEmbeddedPerson({ database }: EmbeddedTab, uid: string, displayName: string): Promise<void> {
  await database.write(['users'], (transaction) =>
    transaction.objectStore('users').put({ ...startingProfile(uid, Date.UTC(2024, 0, 1)), displayName }),
  );
}
