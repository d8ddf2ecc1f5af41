import { makeAutoObservable, observableRef } from 'mobx';
import type { PostingDrafts } from '../../../application/listings/PostingDrafts';
import type { IdGenerator } from '../../../application/shared/IdGenerator';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { draftFingerprint } from '../../../domain/listings/draft/draftFingerprint';
import { equalDrafts } from '../../../domain/listings/draft/equalDrafts';
import { emptyDraft, isBlank, type ListingDraft } from '../../../domain/listings/draft/ListingDraft';
import type { Photo } from '../../../domain/listings/Photo';
import type { PostingPhotosViewModel } from './photos/PostingPhotosViewModel';

/**
 * The draft being written. Every change is kept at once, per person, and shared with the other tabs. Editing a listing has a draft
 * of its own, which begins as the listing and is kept from the first change on.
 */
export class PostingDraftViewModel {
  draft: ListingDraft = emptyDraft('');
  /** False when this browser refuses to keep it. */
  isSaved = true;
  /** True when a draft of an earlier visit was found. */
  wasRestored = false;
  /** True when another tab has published the draft that stood here; unless a listing is edited, a new one has taken its place. */
  wasPublishedElsewhere = false;
  /** While it is being published here, nothing takes its place. */
  isLocked = false;
  readonly photos: PostingPhotosViewModel;
  readonly #drafts: PostingDrafts;
  readonly #ids: IdGenerator;
  /** Whose draft it is; someone who has just signed out still owns it. */
  #ownerId: string | null = null;
  /** Under which the draft is kept. */
  #key = '';
  /** What new drafts begin with. */
  #defaults: Partial<ListingDraft> = {};
  /** What the listing being edited says. */
  #edited: ListingDraft | null = null;
  #unsubscribe: Unsubscribe = () => undefined;

  constructor(drafts: PostingDrafts, photos: PostingPhotosViewModel, ids: IdGenerator) {
    this.#drafts = drafts;
    this.photos = photos;
    this.#ids = ids;
    makeAutoObservable(this, { draft: observableRef, photos: false }, { autoBind: true });
  }

  /** Whether anything would be lost with it. */
  get hasContent(): boolean {
    return this.#hasMoreContent(this.draft);
  }

  /**
   * Takes up a person's draft where it was left, or begins one. `edited`: that of a listing, as it is now; what was begun when it
   * said something else is not taken up, since it would undo what was changed then.
   */
  open(ownerId: string, edited: ListingDraft | null = null): void {
    this.close();
    const key = edited === null ? ownerId : keyOf(ownerId, edited);
    const equalsPreviousDraft = key === this.#key;
    const stored = this.#drafts.of(key);
    if (ownerId !== this.#ownerId) this.#defaults = {};
    this.#ownerId = ownerId;
    this.#key = key;
    this.#edited = edited;
    this.isLocked = false;
    if (!equalsPreviousDraft) {
      this.wasRestored = stored !== null && this.#hasMoreContent(stored);
      this.wasPublishedElsewhere = false;
    }
    this.#show(stored ?? edited ?? emptyDraft(this.#ids.newId()));
    // Also what was kept already: whether the browser keeps more is known before the first word.
    if (edited === null || stored !== null) this.#save();
    this.#unsubscribe = this.#drafts.subscribe(key, this.mirror);
  }

  /** Has drafts in which nothing has been written yet begin so. */
  applyDefaults(defaults: Partial<ListingDraft>): void {
    const isUntouched = this.#edited === null && !this.hasContent;
    this.#defaults = defaults;
    if (isUntouched) this.#show({ ...this.draft, ...defaults });
  }

  /** The listing that is edited says something else by now: what is written here stays, but for photos that the listing has lost. */
  rebase(edited: ListingDraft): void {
    if (this.#ownerId === null || this.#edited === null) return;
    this.close();
    const { photos: seen } = this.#edited;
    this.#edited = edited;
    this.#key = keyOf(this.#ownerId, edited);
    this.#show({
      ...this.draft,
      photos: this.draft.photos.filter((photo) => isIn(edited.photos, photo) || !isIn(seen, photo)),
    });
    this.#save();
    this.#unsubscribe = this.#drafts.subscribe(this.#key, this.mirror);
  }

  /** Stops following the other tabs. */
  close(): void {
    this.#unsubscribe();
    this.#unsubscribe = () => undefined;
  }

  /** What another tab wrote is what stands here too; it takes a draft away only by publishing it. */
  mirror(draft: ListingDraft | null): void {
    if (this.isLocked) return;
    if (draft !== null) this.#show(draft);
    else this.#replacePublishedDraft();
  }

  change(changes: Partial<ListingDraft>): void {
    this.draft = { ...this.draft, ...changes };
    this.#save();
  }

  changeField(id: string, typed: string): void {
    this.change({ fields: { ...this.draft.fields, [id]: typed } });
  }

  /** Throws the draft away, photos included, and begins anew, or from the listing as it is. The old one is handed back, to undo. */
  restart(): ListingDraft {
    this.photos.discardAll();
    return this.#replace(this.#edited ?? this.#newDraft(this.#ids.newId()));
  }

  /** Brings a thrown-away draft back; the one in its place is handed back, to undo that too. */
  restore(draft: ListingDraft): ListingDraft {
    this.photos.discardAll();
    return this.#replace(draft);
  }

  dismissNotices(): void {
    this.wasRestored = false;
    this.wasPublishedElsewhere = false;
  }

  lock(): void {
    this.isLocked = true;
  }

  unlock(): void {
    this.isLocked = false;
  }

  /** It is published: nothing of it is kept any more. */
  clear(): void {
    if (this.#ownerId === null) return;
    if (this.#edited === null) this.#drafts.clear(this.#key);
    else this.#drafts.clearEdits(this.#ownerId, this.#edited.id);
  }

  #hasMoreContent(draft: ListingDraft): boolean {
    if (this.#edited !== null) return !equalDrafts(draft, this.#edited);
    return !isBlank(draft) && !equalDrafts(draft, this.#newDraft(draft.id));
  }

  #newDraft(id: string): ListingDraft {
    return { ...emptyDraft(id), ...this.#defaults };
  }

  #replacePublishedDraft(): void {
    if (this.hasContent) this.wasPublishedElsewhere = true;
    this.wasRestored = false;
    if (this.#edited !== null) {
      // What stands here is what the listing says now.
      this.#edited = this.draft;
      return;
    }
    this.#show(this.#newDraft(this.#ids.newId()));
    this.#save();
  }

  #replace(draft: ListingDraft): ListingDraft {
    const old = this.draft;
    this.dismissNotices();
    this.#show(draft);
    this.#save();
    return old;
  }

  #show(draft: ListingDraft): void {
    this.draft = draft;
    if (this.#ownerId !== null)
      this.photos.open(this.#ownerId, draft.id, draft.photos, (photos) => this.change({ photos }));
  }

  #save(): void {
    // What it begins with is not the person's: nothing of it is restored another day.
    const stored = this.#edited !== null || this.hasContent ? this.draft : emptyDraft(this.draft.id);
    if (this.#ownerId !== null) this.isSaved = this.#drafts.save(this.#key, stored);
  }
}

/** Of a draft that begins as a listing is. */
function keyOf(ownerId: string, edited: ListingDraft): string {
  return `${ownerId}_${edited.id}_${draftFingerprint(edited)}`;
}

function isIn(photos: readonly Photo[], { id }: Photo): boolean {
  return photos.some((photo) => photo.id === id);
}
