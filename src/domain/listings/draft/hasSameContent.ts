import { draftOfListing } from './draftOfListing';
import { equalDrafts } from './equalDrafts';
import type { Listing } from '../Listing';

/** Whether two listings have the same words, photos and price, however they stand. */
export function hasSameContent(one: Listing, other: Listing): boolean {
  return equalDrafts(draftOfListing(one), draftOfListing(other));
}
