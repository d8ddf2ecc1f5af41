import type { ListingDraft } from './ListingDraft';
import { canonicalDraft } from './canonicalDraft';

/** Short, and another one for other words: FNV-1a. */
export function draftFingerprint(draft: ListingDraft): string {
  const words = canonicalDraft(draft);
  let hash = 0x811c9dc5;
  for (let index = 0; index < words.length; index += 1) hash = Math.imul(hash ^ words.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}
