import type { TeamRepository } from '../../../../src/application/moderation/TeamRepository';
import { isAdmin } from '../../../../src/domain/account/UserProfile';
import { changeTeam, type TeamOrder, type TeamRefusal } from '../../../../src/domain/moderation/team';
import { failure, success, type Result } from '../../../../src/domain/shared/Result';
import { sha256 } from '../../../../src/infrastructure/browser/device/sha256';
import type { ModerationInMemory } from './ModerationInMemory';

export class InMemoryTeamRepository implements TeamRepository {
  readonly #uid: string | null;
  readonly #stored: ModerationInMemory;

  /** `uid`: who is signed in. */
  constructor(uid: string | null, stored: ModerationInMemory) {
    this.#uid = uid;
    this.#stored = stored;
  }

  async change(order: TeamOrder): Promise<Result<void, TeamRefusal | 'denied'>> {
    const { by, personId } = order;
    const { clock, head, journal, restrictions, users } = this.#stored;
    const actor = users.of(by);
    if (by !== this.#uid || !isAdmin(actor)) return failure('denied');
    const context = { head, actor, person: users.of(personId), restriction: restrictions.get(personId) ?? null };
    const effects = changeTeam(order, context, clock.now(), sha256);
    if (!effects.ok) return effects;
    journal.push(effects.value.entry);
    users.store(effects.value.person);
    return success();
  }
}
