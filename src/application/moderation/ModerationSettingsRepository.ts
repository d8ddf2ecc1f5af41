import type { SettingsOrder, SettingsRefusal } from '../../domain/moderation/changeSettings';
import type { ReviewSettings } from '../../domain/listings/review/ReviewSettings';
import type { Result } from '../../domain/shared/Result';
import type { BackendFailure } from '../shared/BackendFailure';
import { token } from '../shared/token';

/** Changes what `ReviewSettingsRepository` reads. */
export interface ModerationSettingsRepository {
  /**
   * Changes the settings (`changeSettings`) as the super_admin `order.by`, who is signed in: they and their entry of the journal are one
   * commit. The settings as they are now.
   */
  change(order: SettingsOrder): Promise<Result<ReviewSettings, SettingsRefusal | BackendFailure>>;
}
export const ModerationSettingsRepository = token<ModerationSettingsRepository>('ModerationSettingsRepository');
