import type { PostingDrafts } from '../../application/listings/PostingDrafts';
import type { Unsubscribe } from '../../application/shared/Unsubscribe';
import { emptyDraft, type ListingDraft } from '../../domain/listings/ListingDraft';

const keyOf = (ownerId: string) => `mbz_posting_draft_${ownerId}`;

/** Keeps drafts in localStorage: it writes before the call returns, so a tab that is killed loses nothing. */
export class LocalStoragePostingDrafts implements PostingDrafts {
  of(ownerId: string): ListingDraft | null {
    try {
      return toDraft(localStorage.getItem(keyOf(ownerId)));
    } catch {
      return null;
    }
  }

  save(ownerId: string, draft: ListingDraft): boolean {
    try {
      localStorage.setItem(keyOf(ownerId), JSON.stringify(draft));
      return true;
    } catch {
      return false;
    }
  }

  clear(ownerId: string): void {
    try {
      localStorage.removeItem(keyOf(ownerId));
    } catch {
      // A browser that refuses its storage keeps no draft either.
    }
  }

  watch(ownerId: string, listener: (draft: ListingDraft | null) => void): Unsubscribe {
    const hear = (event: StorageEvent) => {
      if (event.key === keyOf(ownerId)) listener(toDraft(event.newValue));
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }
}

/** An older version's draft lacks entries, which then are empty; anything that is no draft is none. */
function toDraft(stored: string | null): ListingDraft | null {
  if (stored === null) return null;
  try {
    const parsed: unknown = JSON.parse(stored);
    return isDraftLike(parsed) ? { ...emptyDraft(parsed.id), ...parsed } : null;
  } catch {
    return null;
  }
}

function isDraftLike(value: unknown): value is Partial<ListingDraft> & { readonly id: string } {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
}
