import type { ListingDraft } from '../../domain/listings/draft/ListingDraft';
import type { Unsubscribe } from '../shared/Unsubscribe';
import { token } from '../shared/token';

/** Drafts of listings, by person, stored in this browser; they survive reload, sign-out and a closed tab. */
export interface PostingDrafts {
  /** `null`: there is none, or it cannot be read. */
  of(ownerId: string): ListingDraft | null;
  /** All drafts of a person, with those of listings being edited. */
  allOf(ownerId: string): readonly ListingDraft[];
  /** Synchronous. False: this browser could not store it. */
  save(ownerId: string, draft: ListingDraft): boolean;
  clear(ownerId: string): void;
  /** Removes the drafts of a listing being edited, whatever version they were made from. */
  clearEdits(ownerId: string, listingId: string): void;
  /** Emits the draft (`null`: it was removed) whenever another tab changes it. */
  subscribe(ownerId: string, listener: (draft: ListingDraft | null) => void): Unsubscribe;
}
export const PostingDrafts = token<PostingDrafts>('PostingDrafts');
