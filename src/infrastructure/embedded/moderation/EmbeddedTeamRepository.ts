import type { Sha256 } from '../../../application/moderation/Sha256';
import type { TeamRepository } from '../../../application/moderation/TeamRepository';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { Clock } from '../../../application/shared/Clock';
import { changeTeam, type TeamOrder, type TeamRefusal } from '../../../domain/moderation/team';
import { failure, success, type Result } from '../../../domain/shared/Result';
import { headOf, restrictionOf } from './moderationContext';
import type { ModerationStores } from './ModerationStores';
import { writeEntry } from './writeEffects';

export class EmbeddedTeamRepository implements TeamRepository {
  readonly #stores: ModerationStores;
  readonly #clock: Clock;
  readonly #sha256: Sha256;

  constructor(stores: ModerationStores, clock: Clock, sha256: Sha256) {
    this.#stores = stores;
    this.#clock = clock;
    this.#sha256 = sha256;
  }

  async change(order: TeamOrder): Promise<Result<void, TeamRefusal | BackendFailure>> {
    const { by, personId } = order;
    if (by !== this.#stores.uid) return failure('denied');
    const changed = await this.#stores.writeAsAdmin(async (transaction): Promise<Result<void, TeamRefusal>> => {
      const users = transaction.objectStore('users');
      const context = {
        head: await headOf(transaction),
        actor: (await users.get(by)) ?? null,
        person: (await users.get(personId)) ?? null,
        restriction: await restrictionOf(transaction, personId),
      };
      const effects = changeTeam(order, context, this.#clock.now(), this.#sha256);
      if (!effects.ok) return effects;
      await writeEntry(transaction, effects.value.entry);
      await users.put(effects.value.person);
      return success();
    });
    if (!changed.ok) return changed;
    if (changed.value.ok) this.#stores.publish({ store: 'users', ids: [personId] });
    return changed.value;
  }
}
