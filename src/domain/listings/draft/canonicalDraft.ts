import { emptyDraft, type ListingDraft } from './ListingDraft';

/** All that a draft says, in one order, whatever its id. */
export function canonicalDraft(draft: ListingDraft): string {
  const typed = Object.entries(draft.fields)
    .filter(([, text]) => text !== '')
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  // Spread over an empty one, so that the entries come in one order.
  return JSON.stringify({ ...emptyDraft(''), ...draft, id: '', fields: typed });
}
