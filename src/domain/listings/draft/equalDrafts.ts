import type { ListingDraft } from './ListingDraft';
import { canonicalDraft } from './canonicalDraft';

/** Whether two drafts say the same, whatever their ids; a field that nothing is typed in says as little as one that is not there. */
export function equalDrafts(one: ListingDraft, other: ListingDraft): boolean {
  return canonicalDraft(one) === canonicalDraft(other);
}
