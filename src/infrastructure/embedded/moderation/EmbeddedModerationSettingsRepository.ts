import type { ModerationSettingsRepository } from '../../../application/moderation/ModerationSettingsRepository';
import type { Sha256 } from '../../../application/moderation/Sha256';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { Clock } from '../../../application/shared/Clock';
import { changeSettings, type SettingsOrder, type SettingsRefusal } from '../../../domain/moderation/changeSettings';
import { SETTINGS_ID, type ReviewSettings } from '../../../domain/listings/review/ReviewSettings';
import { failure, success, type Result } from '../../../domain/shared/Result';
import { reviewSettingsOf } from '../database/reviewSettingsOf';
import { headOf } from './moderationContext';
import type { ModerationStores } from './ModerationStores';
import { writeEntry } from './writeEffects';

export class EmbeddedModerationSettingsRepository implements ModerationSettingsRepository {
  readonly #stores: ModerationStores;
  readonly #clock: Clock;
  readonly #sha256: Sha256;

  constructor(stores: ModerationStores, clock: Clock, sha256: Sha256) {
    this.#stores = stores;
    this.#clock = clock;
    this.#sha256 = sha256;
  }

  async change(order: SettingsOrder): Promise<Result<ReviewSettings, SettingsRefusal | BackendFailure>> {
    if (order.by !== this.#stores.uid) return failure('denied');
    const changed = await this.#stores.writeAsAdmin(
      async (transaction): Promise<Result<ReviewSettings, SettingsRefusal>> => {
        const config = transaction.objectStore('config');
        const context = {
          head: await headOf(transaction),
          actor: (await transaction.objectStore('users').get(order.by)) ?? null,
          settings: reviewSettingsOf(await config.get(SETTINGS_ID)),
        };
        const effects = changeSettings(order, context, this.#clock.now(), this.#sha256);
        if (!effects.ok) return effects;
        await writeEntry(transaction, effects.value.entry);
        await config.put(effects.value.settings, SETTINGS_ID);
        return success(effects.value.settings);
      },
    );
    return changed.ok ? changed.value : changed;
  }
}
