import type { Listing } from '../Listing';
import { draftOfListing } from './draftOfListing';
import { emptyDraft, type ListingDraft } from './ListingDraft';

/** The content of a draft as comparable text, whatever its id and the order of its entries; empty fields are left out. */
function canonicalDraft(draft: ListingDraft): string {
  const fields = Object.entries(draft.fields)
    .filter(([, text]) => text !== '')
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  // Spread over an empty draft, so that the entries come in one order.
  return JSON.stringify({ ...emptyDraft(''), ...draft, id: '', fields });
}

export function equalDrafts(one: ListingDraft, other: ListingDraft): boolean {
  return canonicalDraft(one) === canonicalDraft(other);
}

/** A short hash of the content (FNV-1a, 32 bits, base 36), fit for a storage key. */
export function draftFingerprint(draft: ListingDraft): string {
  const text = canonicalDraft(draft);
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Whether two listings have the same texts, fields, photos, price and handover; their states and dates may differ. */
export function hasSameContent(one: Listing, other: Listing): boolean {
  return equalDrafts(draftOfListing(one), draftOfListing(other));
}
