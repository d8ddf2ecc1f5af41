import type { BackendResult } from '../../../application/shared/BackendResult';
import { isAdmin } from '../../../domain/account/UserProfile';
import { failure } from '../../../domain/shared/Result';
import type { EmbeddedDatabase } from '../database/EmbeddedDatabase';
import type { EmbeddedSession } from './EmbeddedSession';

/** Runs `work` if an admin is signed in; otherwise fails with `denied`, as the server’s rules do. */
export async function asAdmin<Value>(
  database: EmbeddedDatabase,
  { uid }: Pick<EmbeddedSession, 'uid'>,
  work: () => Promise<BackendResult<Value>>,
): Promise<BackendResult<Value>> {
  if (uid === null) return failure('denied');
  const profile = await database.read((connection) => connection.get('users', uid));
  if (!profile.ok) return profile;
  return isAdmin(profile.value ?? null) ? work() : failure('denied');
}
