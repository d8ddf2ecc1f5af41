import type { PostingDrafts } from '../../../../application/listings/PostingDrafts';
import type { Unsubscribe } from '../../../../application/shared/Unsubscribe';
import type { ListingDraft } from '../../../../domain/listings/draft/ListingDraft';
import { parsePostingDraft } from './parsePostingDraft';
import { changedRecord, equalDrafts, mergedRecord, type PostingDraftRecord } from './postingDraftRecord';

const keyOf = (ownerId: string) => `mbz_posting_draft_${ownerId}`;

/**
 * Stores drafts in localStorage before `save` returns, so that a killed tab loses nothing. When two tabs write the same draft at the
 * same time, both get the later change of each entry.
 */
export class LocalStoragePostingDrafts implements PostingDrafts {
  /** The drafts as this tab shows them, without changes of other tabs that it has not received yet. */
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
      // Where storage is refused, no draft was stored.
    }
  }

  clearEdits(ownerId: string, listingId: string): void {
    this.#keysFrom(`${ownerId}_${listingId}_`).forEach((key) => this.clear(key));
  }

  subscribe(ownerId: string, listener: (draft: ListingDraft | null) => void): Unsubscribe {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === keyOf(ownerId)) this.#receive(ownerId, newValue, listener);
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }

  #receive(ownerId: string, newValue: string | null, listener: (draft: ListingDraft | null) => void): void {
    if (newValue === null) {
      this.#known.delete(ownerId);
      listener(null);
      return;
    }
    const received = parsePostingDraft(newValue);
    if (received === null) return;
    const known = this.#known.get(ownerId);
    const merged = known === undefined ? received : mergedRecord(known, received);
    this.#known.set(ownerId, merged);
    // The other tab wrote before it received the changes of this one: write the merged draft.
    if (!equalDrafts(merged.draft, received.draft)) this.#write(ownerId, merged);
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
