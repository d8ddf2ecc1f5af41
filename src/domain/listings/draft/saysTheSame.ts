import { draftOfListing } from './draftOfListing';
import { isSameDraft } from './isSameDraft';
import type { Listing } from '../Listing';

/** Whether two listings have the same words, photos and price, however they stand. */
export function saysTheSame(one: Listing, other: Listing): boolean {
  return isSameDraft(draftOfListing(one), draftOfListing(other));
}
