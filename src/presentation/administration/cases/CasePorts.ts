import type { ProfileRepository } from '../../../application/account/ProfileRepository';
import type { ListingRepository } from '../../../application/listings/ListingRepository';
import type { CaseRepository } from '../../../application/moderation/CaseRepository';
import type { DecisionRepository } from '../../../application/moderation/DecisionRepository';
import type { NoticeRepository } from '../../../application/moderation/NoticeRepository';
import type { RestrictionRepository } from '../../../application/moderation/RestrictionRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';

/** What has been read; null: nothing yet. */
export type Read<Value> = BackendResult<Value> | null;

/** What an admin reads to examine a case. */
export interface CasePorts {
  readonly cases: Pick<CaseRepository, 'subscribe' | 'reportsOn' | 'hold'>;
  readonly decisions: Pick<DecisionRepository, 'subscribeToPerson'>;
  readonly listings: Pick<ListingRepository, 'subscribe'>;
  readonly profiles: Pick<ProfileRepository, 'subscribe'>;
  readonly notices: Pick<NoticeRepository, 'noticesOn'>;
  readonly restrictions: Pick<RestrictionRepository, 'of'>;
}
