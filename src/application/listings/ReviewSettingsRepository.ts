import type { ReviewSettings } from '../../domain/listings/review/ReviewSettings';
import type { BackendResult } from '../shared/BackendResult';
import { token } from '../shared/token';

/** Where it is stored which listings wait for a review; `ModerationSettingsRepository` changes it. */
export interface ReviewSettingsRepository {
  /** Everybody may read the settings, which costs one read; `noSettings` where none are stored. */
  read(): Promise<BackendResult<ReviewSettings>>;
}
export const ReviewSettingsRepository = token<ReviewSettingsRepository>('ReviewSettingsRepository');
