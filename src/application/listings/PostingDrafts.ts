import type { ListingDraft } from '../../domain/listings/draft/ListingDraft';
import type { Unsubscribe } from '../shared/Unsubscribe';
import { token } from '../shared/token';

/** The listing that each person is writing in this browser; it survives reload, sign-out and a closed tab. */
export interface PostingDrafts {
  /** `null`: there is none, or it cannot be read. */
  of(ownerId: string): ListingDraft | null;
  /** Also those of listings that this person is editing. */
  allOf(ownerId: string): readonly ListingDraft[];
  /** Written when the call returns. False: this browser could not keep it. */
  save(ownerId: string, draft: ListingDraft): boolean;
  clear(ownerId: string): void;
  /** Those of a listing that this person is editing, whatever it said when they were begun. */
  clearEdits(ownerId: string, listingId: string): void;
  /** Tells the draft (null: cleared) whenever another tab changes it. */
  subscribe(ownerId: string, listener: (draft: ListingDraft | null) => void): Unsubscribe;
}
export const PostingDrafts = token<PostingDrafts>('PostingDrafts');
