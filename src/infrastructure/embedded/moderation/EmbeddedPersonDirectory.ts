import type { PersonDirectory } from '../../../application/moderation/PersonDirectory';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { UserProfile } from '../../../domain/account/UserProfile';
import { byName, isFoundBy, type PersonQuery } from '../../../domain/moderation/PersonQuery';
import type { ModerationStores } from './ModerationStores';

export class EmbeddedPersonDirectory implements PersonDirectory {
  readonly #stores: ModerationStores;

  constructor(stores: ModerationStores) {
    this.#stores = stores;
  }

  find(query: PersonQuery, limit: number): Promise<BackendResult<readonly UserProfile[]>> {
    return this.#stores.readAsAdmin(async (connection) => {
      const found = (await connection.getAll('users')).filter((person) => isFoundBy(query, person));
      return found.toSorted(byName).slice(0, limit);
    });
  }
}
