import type { RestrictionRepository } from '../../../application/moderation/RestrictionRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Restriction } from '../../../domain/moderation/Restriction';
import type { EmbeddedConnection } from '../database/EmbeddedSchema';
import type { ModerationStores } from './ModerationStores';

export class EmbeddedRestrictionRepository implements RestrictionRepository {
  readonly #stores: ModerationStores;

  constructor(stores: ModerationStores) {
    this.#stores = stores;
  }

  of(uid: string): Promise<BackendResult<Restriction | null>> {
    const read = async (connection: EmbeddedConnection): Promise<Restriction | null> => {
      const record = await connection.get('restrictions', uid);
      if (record === undefined) return null;
      const { decision, until } = record;
      return until === null ? { until, since: record.since, decision } : { until, decision };
    };
    return this.#stores.uid === uid ? this.#stores.read(read) : this.#stores.readAsAdmin(read);
  }
}
