import type { BackendResult } from '../../../application/shared/BackendResult';
import type { UserProfile } from '../../../domain/account/UserProfile';
import type { Instant } from '../../../domain/shared/Instant';
import type { EmbeddedDatabase } from '../database/EmbeddedDatabase';
import { startingProfile } from './startingProfile';

/** Returns the stored profile, after creating it if it is missing. */
export function storeProfileIfMissing(
  database: EmbeddedDatabase,
  uid: string,
  now: Instant,
): Promise<BackendResult<UserProfile>> {
  return database.write(['users'], async (transaction) => {
    const profiles = transaction.objectStore('users');
    const stored = await profiles.get(uid);
    if (stored !== undefined) return stored;
    const profile = startingProfile(uid, now);
    await profiles.add(profile);
    return profile;
  });
}
