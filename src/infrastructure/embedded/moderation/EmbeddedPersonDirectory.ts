import type { PersonDirectory } from '../../../application/moderation/PersonDirectory';
import type { BackendResult } from '../../../application/shared/BackendResult';
import { isAdmin, type UserProfile } from '../../../domain/account/UserProfile';
import { byName, isFoundBy, type PersonQuery } from '../../../domain/moderation/PersonQuery';
import type { ModerationStores } from './ModerationStores';

export class EmbeddedPersonDirectory implements PersonDirectory {
  readonly #stores: ModerationStores;

  constructor(stores: ModerationStores) {
    this.#stores = stores;
  }

  find(query: PersonQuery, limit: number): Promise<BackendResult<readonly UserProfile[]>> {
    return this.#list((person) => isFoundBy(query, person), limit);
  }

  admins(limit: number): Promise<BackendResult<readonly UserProfile[]>> {
    return this.#list(isAdmin, limit);
  }

  #list(isListed: (person: UserProfile) => boolean, limit: number): Promise<BackendResult<readonly UserProfile[]>> {
    return this.#stores.readImportedAsAdmin(async (connection) => {
      const listed = (await connection.getAll('users')).filter((person) => isListed(person));
      return listed.toSorted(byName).slice(0, limit);
    });
  }
}
