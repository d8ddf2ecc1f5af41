import { emptyDraft, type ListingDraft } from './ListingDraft';

/** Whether two drafts say the same, whatever their ids; a field that nothing is typed in says as little as one that is not there. */
export function isSameDraft(one: ListingDraft, other: ListingDraft): boolean {
  return JSON.stringify(whatIsSaid(one)) === JSON.stringify(whatIsSaid(other));
}

function whatIsSaid(draft: ListingDraft): unknown {
  const typed = Object.entries(draft.fields).filter(([, text]) => text !== '').toSorted(([one], [other]) => (one < other ? -1 : 1));
  // Spread over an empty one, so that the entries come in one order.
  return { ...emptyDraft(''), ...draft, id: '', fields: typed };
}
