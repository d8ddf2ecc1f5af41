import type { ReviewSettingsSource } from '../../../src/application/listings/underSettings';
import { noSettings } from '../../../src/domain/listings/review/ReviewSettings';
import { success } from '../../../src/domain/shared/Result';

/** Settings under which no listing waits for an admin. */
export const noReview: ReviewSettingsSource = {
  read: () => Promise.resolve(success(noSettings)),
};
