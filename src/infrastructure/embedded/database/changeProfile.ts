import type { ProfileChanges } from '../../../domain/account/PublicProfile';
import type { UserProfile } from '../../../domain/account/UserProfile';
import type { Instant } from '../../../domain/shared/Instant';
import type { ProfileRecord } from './records';

interface Store<Value> {
  readonly get: (uid: string) => Promise<Value | undefined>;
  readonly put: (value: Value) => Promise<unknown>;
}

/** Stores changes of a public profile, and their time in the account. False: there is no account. */
export async function changeProfile(
  users: Store<UserProfile>,
  profiles: Store<ProfileRecord>,
  uid: string,
  changes: ProfileChanges,
  now: Instant,
): Promise<boolean> {
  const user = await users.get(uid);
  if (user === undefined) return false;
  const { displayName = user.displayName, photoURL = user.photoURL, ...shownOnly } = changes;
  await users.put({ ...user, displayName, photoURL, updatedAt: now });
  await profiles.put({ ...(await profiles.get(uid)), ...shownOnly, uid });
  return true;
}
