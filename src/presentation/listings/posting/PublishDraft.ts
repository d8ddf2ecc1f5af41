import type { EditListingFailure } from '../../../application/listings/EditListing';
import type { PublishListingFailure } from '../../../application/listings/PublishListing';
import type { UserProfile } from '../../../domain/account/UserProfile';
import type { Listing } from '../../../domain/listings/Listing';
import type { ListingDraft } from '../../../domain/listings/draft/ListingDraft';
import type { ReviewSettings } from '../../../domain/listings/review/ReviewSettings';
import type { TooMany } from '../../../domain/shared/Rate';
import type { Restricted } from '../../../domain/shared/Restricted';
import type { Result } from '../../../domain/shared/Result';

/** Why a draft was neither published as a new listing nor as a change of one. */
export type PublishDraftFailure = PublishListingFailure | EditListingFailure;

/** Why publishing failed; `photos-refused`: a pending photo could not be added. */
export type PostingFailure =
  | Extract<PublishDraftFailure, string | TooMany | Restricted>
  | 'changed-meanwhile'
  | 'photos-refused';

/** Publishes the draft as a new listing, or as a change of `seen`: the edited listing, as it was when the form opened. */
export interface PublishDraft {
  execute(
    draft: ListingDraft,
    owner: UserProfile,
    known: ReviewSettings | null,
    seen: Listing | null,
  ): Promise<Result<Listing, PublishDraftFailure>>;
}
