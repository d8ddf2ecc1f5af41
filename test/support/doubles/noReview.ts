import type { ReviewSettingsRepository } from '../../../src/application/listings/ReviewSettingsRepository';
import { noSettings } from '../../../src/domain/listings/review/ReviewSettings';
import { success } from '../../../src/domain/shared/Result';

/** Settings under which no listing waits for an admin. */
export const noReview: ReviewSettingsRepository = {
  read: () => Promise.resolve(success(noSettings)),
};
