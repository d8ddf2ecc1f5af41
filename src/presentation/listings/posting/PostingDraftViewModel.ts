import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PostingDrafts } from '../../../application/listings/PostingDrafts';
import type { IdGenerator } from '../../../application/shared/IdGenerator';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { GUEST } from '../../../domain/account/guest';
import { draftFingerprint } from '../../../domain/listings/draft/draftContent';
import { equalDrafts } from '../../../domain/listings/draft/draftContent';
import { deducedFields, withDeducedFields } from '../../../domain/listings/draft/draftChoices';
import { emptyDraft, isBlank, type ListingDraft } from '../../../domain/listings/draft/ListingDraft';
import type { Photo } from '../../../domain/listings/Photo';
import type { PostingPhotosViewModel } from './photos/PostingPhotosViewModel';

/**
 * The draft being written. Every change is saved at once in the browser, per person, and shown in the other tabs. Editing a
 * listing has a draft of its own, which begins as the listing and is saved from the first change on.
 */
export class PostingDraftViewModel {
  draft: ListingDraft = emptyDraft('');
  /** False when this browser refuses to store it. */
  isSaved = true;
  /** True when a draft of an earlier visit was opened. */
  wasRestored = false;
  /** True when another tab has published this draft; unless a listing is edited, a new draft has replaced it. */
  wasPublishedElsewhere = false;
  /** The person's own draft, which one that they began before they signed in has replaced; for undo. */
  replacedByGuest: ListingDraft | null = null;
  /** True while it is being published: changes from other tabs are ignored. */
  isLocked = false;
  /** True from a conflict with a later version of the edited listing until the person decides to overwrite it, also after a reload. */
  hasConflict = false;
  readonly photos: PostingPhotosViewModel;
  readonly #drafts: PostingDrafts;
  readonly #ids: IdGenerator;
  /** Whose draft it is, also after signing out. */
  #ownerId: string | null = null;
  /** The key that the draft is stored under. */
  #key = '';
  /** The seller's defaults, which new drafts begin with. */
  #defaults: Partial<ListingDraft> = {};
  /** The content of the listing being edited; null: a new listing is written. */
  #edited: ListingDraft | null = null;
  #unsubscribe: Unsubscribe = () => undefined;

  constructor(drafts: PostingDrafts, photos: PostingPhotosViewModel, ids: IdGenerator) {
    this.#drafts = drafts;
    this.photos = photos;
    this.#ids = ids;
    makeAutoObservable(
      this,
      { draft: observableRef, replacedByGuest: observableRef, photos: false },
      { autoBind: true },
    );
  }

  /** Whether the person has written anything that would be lost with the draft. */
  get hasContent(): boolean {
    return this.#hasMoreContent(this.draft);
  }

  /**
   * Opens a person's stored draft, or begins one; what a guest has written goes to whoever signs in. `edited`: the content of the listing to edit, as it is now. A draft that began
   * from an earlier version of the listing is not opened, since it would undo the later changes.
   */
  open(ownerId: string, edited: ListingDraft | null = null): void {
    this.close();
    const usual = edited === null ? ownerId : keyOf(ownerId, edited);
    this.#edited = edited;
    this.hasConflict = this.#isInConflict(usual);
    const key = this.hasConflict ? conflictKeyOf(usual) : usual;
    const equalsPreviousDraft = key === this.#key;
    const stored = (edited === null ? this.#takeGuestDraft(ownerId) : null) ?? this.#drafts.of(key);
    if (ownerId !== this.#ownerId) this.#defaults = {};
    this.#ownerId = ownerId;
    this.#key = key;
    this.isLocked = false;
    if (!equalsPreviousDraft) {
      this.wasRestored = stored !== null && this.#hasMoreContent(stored);
      this.wasPublishedElsewhere = false;
    }
    this.#show(stored ?? edited ?? emptyDraft(this.#ids.newId()));
    // A stored draft is saved again, to learn before the first change whether the browser still stores anything.
    if (edited === null || stored !== null) this.#save();
    this.#unsubscribe = this.#subscribe();
  }

  /** Uses the seller's defaults for this draft, if nothing has been written yet, and for the next ones. */
  applyDefaults(defaults: Partial<ListingDraft>): void {
    const isUntouched = this.#edited === null && !this.hasContent;
    this.#defaults = defaults;
    if (isUntouched) this.#show({ ...this.draft, ...defaults });
  }

  /** To be called when the person overwrites the version of a conflict. */
  settleConflict(): void {
    this.hasConflict = false;
  }

  /** Continues the draft, in conflict, on a newer version of the edited listing: the changes stay, without the photos that it has lost. */
  rebase(edited: ListingDraft): void {
    if (this.#ownerId === null || this.#edited === null) return;
    this.close();
    const { photos: seen } = this.#edited;
    this.#edited = edited;
    this.#key = conflictKeyOf(keyOf(this.#ownerId, edited));
    this.hasConflict = true;
    this.#show({
      ...this.draft,
      photos: this.draft.photos.filter((photo) => isIn(edited.photos, photo) || !isIn(seen, photo)),
    });
    this.#save();
    this.#unsubscribe = this.#subscribe();
  }

  /** Unsubscribes from the changes of other tabs. */
  close(): void {
    this.#unsubscribe();
    this.#unsubscribe = () => undefined;
  }

  change(changes: Partial<ListingDraft>): void {
    this.draft = { ...this.draft, ...changes };
    this.#save();
  }

  /** Changes the title or the category. Of a new listing, they fill in the fields that they say something of. */
  changeSubject(changes: Partial<ListingDraft>): void {
    this.change(this.#edited === null ? withDeducedFields(this.draft, changes) : changes);
  }

  /** The ids of the fields that have the value that the title gives them. */
  get deduced(): readonly string[] {
    if (this.#edited !== null) return [];
    const { fields } = this.draft;
    return Object.entries(deducedFields(this.draft)).flatMap(([id, value]) => (fields[id] === value ? [id] : []));
  }

  changeField(id: string, typed: string): void {
    this.change({ fields: { ...this.draft.fields, [id]: typed } });
  }

  /** Discards the draft and its photos, and begins a new one, or again from the edited listing. Returns the old draft, for undo. */
  restart(): ListingDraft {
    this.#endConflict();
    this.photos.discardAll();
    return this.#replace(this.#edited ?? this.#newDraft(this.#ids.newId()));
  }

  /** Restores a discarded draft. Returns the draft that it replaces, for undo. */
  restore(draft: ListingDraft): ListingDraft {
    this.photos.discardAll();
    return this.#replace(draft);
  }

  dismissNotices(): void {
    this.wasRestored = false;
    this.wasPublishedElsewhere = false;
    this.replacedByGuest = null;
  }

  lock(): void {
    this.isLocked = true;
  }

  unlock(): void {
    this.isLocked = false;
  }

  /** To be called once it is no longer locked, for what another tab has changed or published meanwhile. */
  reload(): void {
    this.#receive(this.#drafts.of(this.#key));
  }

  /** Deletes the stored draft once it is published. */
  clear(): void {
    if (this.#ownerId === null) return;
    if (this.#edited === null) this.#drafts.clear(this.#key);
    else this.#drafts.clearEdits(this.#ownerId, this.#edited.id);
  }

  /** Removes what was written in this browser before this person signed in, and returns it. */
  #takeGuestDraft(ownerId: string): ListingDraft | null {
    const begun = ownerId === GUEST ? null : this.#drafts.of(GUEST);
    if (begun === null) return null;
    const own = this.#drafts.of(ownerId);
    const replaced = own === null || isBlank(own) ? null : own;
    // A guest may have picked photos alone.
    if (isBlank(begun) && replaced !== null) return null;
    this.replacedByGuest = replaced;
    this.#drafts.clear(GUEST);
    return begun;
  }

  #subscribe(): Unsubscribe {
    return this.#drafts.subscribe(this.#key, (draft) => runInAction(() => this.#receive(draft)));
  }

  /** Shows what another tab has saved; `null`: it has published the draft. */
  #receive(draft: ListingDraft | null): void {
    if (this.isLocked) return;
    if (draft !== null) this.#show(draft);
    else this.#replacePublishedDraft();
  }

  /** Nothing of the draft in conflict is left, and the next changes are no longer in conflict. */
  #endConflict(): void {
    if (!this.hasConflict || this.#ownerId === null || this.#edited === null) return;
    this.close();
    this.#drafts.save(this.#key, this.#edited);
    this.hasConflict = false;
    this.#key = keyOf(this.#ownerId, this.#edited);
    this.#unsubscribe = this.#subscribe();
  }

  /** Whether an earlier visit has left a draft in conflict with this version of the listing. */
  #isInConflict(key: string): boolean {
    const stored = this.#edited === null ? null : this.#drafts.of(conflictKeyOf(key));
    return stored !== null && this.#hasMoreContent(stored);
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
      // The other tab has published the same content.
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
    if (this.#ownerId === null) return;
    const opened = { ownerId: this.#ownerId, draftId: draft.id, isNew: this.#edited === null };
    this.photos.open(opened, draft.photos, (photos) => this.change({ photos }));
  }

  #save(): void {
    // Defaults alone are not the person's work: they are not restored at the next visit.
    const draft = this.#edited !== null || this.hasContent ? this.draft : emptyDraft(this.draft.id);
    if (this.#ownerId !== null) this.isSaved = this.#drafts.save(this.#key, draft);
  }
}

/** The storage key of a draft that edits this version of a listing. */
function keyOf(ownerId: string, edited: ListingDraft): string {
  return `${ownerId}_${edited.id}_${draftFingerprint(edited)}`;
}

/** The storage key of a draft whose conflict with this version has not been decided. */
function conflictKeyOf(key: string): string {
  return `${key}_conflict`;
}

function isIn(photos: readonly Photo[], { id }: Photo): boolean {
  return photos.some((photo) => photo.id === id);
}
