import type { EditListingFailure } from '../../../application/listings/EditListing';
import type { PublishListingFailure } from '../../../application/listings/PublishListing';
import type { TooMany } from '../../../domain/shared/Rate';
import type { Restricted } from '../../../domain/shared/Restricted';

/** Why a draft was neither published as a new listing nor as a change of one. */
export type PublishDraftFailure = PublishListingFailure | EditListingFailure;

/** Why publishing failed; `photos-refused`: a pending photo could not be added. */
export type PostingFailure =
  | Extract<PublishDraftFailure, string | TooMany | Restricted>
  | 'changed-meanwhile'
  | 'photos-refused';
