import type { ListingDraft } from './ListingDraft';
import { wordsOfDraft } from './wordsOfDraft';

/** Whether two drafts say the same, whatever their ids; a field that nothing is typed in says as little as one that is not there. */
export function isSameDraft(one: ListingDraft, other: ListingDraft): boolean {
  return wordsOfDraft(one) === wordsOfDraft(other);
}
