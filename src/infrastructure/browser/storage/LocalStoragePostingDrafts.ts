import type { PostingDrafts } from '../../../application/listings/PostingDrafts';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { ListingDraft } from '../../../domain/listings/draft/ListingDraft';
import { parsePostingDraft } from './parsePostingDraft';
import { changedRecord, equalDrafts, mergedRecord, type PostingDraftRecord } from './postingDraftRecord';

const keyOf = (ownerId: string) => `mbz_posting_draft_${ownerId}`;

/**
 * Keeps drafts in localStorage: it writes before the call returns, so a tab that is killed loses nothing. When two tabs write
 * the same draft before they have heard of each other, the later change of each entry stands in both.
 */
export class LocalStoragePostingDrafts implements PostingDrafts {
  /** What the screen of this tab shows: it was read, saved or told here. What another tab wrote meanwhile is not in it yet. */
  readonly #known = new Map<string, PostingDraftRecord>();

  of(ownerId: string): ListingDraft | null {
    const record = this.#read(ownerId);
    if (record !== null) this.#known.set(ownerId, record);
    return record?.draft ?? null;
  }

  allOf(ownerId: string): readonly ListingDraft[] {
    const keys = [ownerId, ...this.#keysFrom(`${ownerId}_`)];
    return keys.flatMap((key) => this.#read(key)?.draft ?? []);
  }

  save(ownerId: string, draft: ListingDraft): boolean {
    const mine = changedRecord(this.#known.get(ownerId) ?? null, draft, Date.now());
    this.#known.set(ownerId, mine);
    const stored = this.#read(ownerId);
    return this.#write(ownerId, stored === null ? mine : mergedRecord(mine, stored));
  }

  clear(ownerId: string): void {
    this.#known.delete(ownerId);
    try {
      localStorage.removeItem(keyOf(ownerId));
    } catch {
      // A browser that refuses its storage keeps no draft either.
    }
  }

  clearEdits(ownerId: string, listingId: string): void {
    this.#keysFrom(`${ownerId}_${listingId}_`).forEach((key) => this.clear(key));
  }

  subscribe(ownerId: string, listener: (draft: ListingDraft | null) => void): Unsubscribe {
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key === keyOf(ownerId)) this.#hear(ownerId, newValue, listener);
    };
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  }

  #hear(ownerId: string, newValue: string | null, listener: (draft: ListingDraft | null) => void): void {
    if (newValue === null) {
      this.#known.delete(ownerId);
      listener(null);
      return;
    }
    const heard = parsePostingDraft(newValue);
    if (heard === null) return;
    const known = this.#known.get(ownerId);
    const merged = known === undefined ? heard : mergedRecord(known, heard);
    this.#known.set(ownerId, merged);
    // The other tab wrote before it knew what stands here: it is told.
    if (!equalDrafts(merged.draft, heard.draft)) this.#write(ownerId, merged);
    listener(merged.draft);
  }

  #keysFrom(start: string): readonly string[] {
    try {
      return Object.keys(localStorage)
        .filter((key) => key.startsWith(keyOf(start)))
        .map((key) => key.slice(keyOf('').length));
    } catch {
      return [];
    }
  }

  #read(ownerId: string): PostingDraftRecord | null {
    try {
      return parsePostingDraft(localStorage.getItem(keyOf(ownerId)));
    } catch {
      return null;
    }
  }

  #write(ownerId: string, record: PostingDraftRecord): boolean {
    try {
      localStorage.setItem(keyOf(ownerId), JSON.stringify(record));
      return true;
    } catch {
      return false;
    }
  }
}
