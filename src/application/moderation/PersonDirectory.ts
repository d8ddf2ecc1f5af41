import type { UserProfile } from '../../domain/account/UserProfile';
import type { PersonQuery } from '../../domain/moderation/PersonQuery';
import type { BackendResult } from '../shared/BackendResult';
import { token } from '../shared/token';

/** The accounts of all people, for admins; everybody else gets `denied`. */
export interface PersonDirectory {
  /** The accounts that a query finds (`isFoundBy`), by name (`byName`), at most `limit`, and one read for each. */
  find(query: PersonQuery, limit: number): Promise<BackendResult<readonly UserProfile[]>>;

  /** The accounts with the role of an admin or a super_admin, by name, at most `limit`, and one read for each. */
  admins(limit: number): Promise<BackendResult<readonly UserProfile[]>>;
}
export const PersonDirectory = token<PersonDirectory>('PersonDirectory');
