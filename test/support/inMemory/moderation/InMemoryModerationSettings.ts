import type { ReviewSettingsRepository } from '../../../../src/application/listings/ReviewSettingsRepository';
import type { ModerationSettingsRepository } from '../../../../src/application/moderation/ModerationSettingsRepository';
import { isAdmin } from '../../../../src/domain/account/UserProfile';
import { changeSettings, type SettingsOrder } from '../../../../src/domain/moderation/changeSettings';
import type { ReviewSettings } from '../../../../src/domain/listings/review/ReviewSettings';
import { failure, success } from '../../../../src/domain/shared/Result';
import { sha256 } from '../../../../src/infrastructure/browser/device/sha256';
import type { ModerationInMemory } from './ModerationInMemory';

/** The settings of the moderation, with one person signed in. */
export class InMemoryModerationSettings implements ModerationSettingsRepository, ReviewSettingsRepository {
  readonly #uid: string | null;
  readonly #stored: ModerationInMemory;

  constructor(uid: string | null, stored: ModerationInMemory) {
    this.#uid = uid;
    this.#stored = stored;
  }

  async read(): ReturnType<ReviewSettingsRepository['read']> {
    return success(this.#stored.settings);
  }

  async change(order: SettingsOrder): ReturnType<ModerationSettingsRepository['change']> {
    const { users, head, settings, clock, journal } = this.#stored;
    const actor = users.of(order.by);
    if (order.by !== this.#uid || !isAdmin(actor)) return failure('denied');
    const effects = changeSettings(order, { head, actor, settings }, clock.now(), sha256);
    if (!effects.ok) return effects;
    journal.push(effects.value.entry);
    this.#stored.settings = effects.value.settings;
    return success<ReviewSettings>(effects.value.settings);
  }
}
