import { noSettings, type ReviewSettings } from '../../domain/listings/review/ReviewSettings';
import type { Result } from '../../domain/shared/Result';
import type { ReviewSettingsRepository } from './ReviewSettingsRepository';

/**
 * Stores what may have to wait for a review under the settings that a form has read, or under those of now if it has none (null). A refusal
 * can mean that they have changed since: it is tried once more under those of now. Where they cannot be read, the rules decide.
 */
export async function underSettings<Value, Failure>(
  source: ReviewSettingsRepository,
  known: ReviewSettings | null,
  store: (settings: ReviewSettings) => Promise<Result<Value, Failure | 'denied'>>,
): Promise<Result<Value, Failure | 'denied'>> {
  if (known !== null) {
    const stored = await store(known);
    if (stored.ok || stored.failure !== 'denied') return stored;
  }
  const read = await source.read();
  return store(read.ok ? read.value : (known ?? noSettings));
}
