import { noSettings, type ReviewSettings } from '../../../domain/listings/review/ReviewSettings';

/** The settings in a record of `config`. */
export function reviewSettingsOf(stored: object | undefined): ReviewSettings {
  return stored !== undefined && 'words' in stored ? (stored as ReviewSettings) : noSettings;
}
