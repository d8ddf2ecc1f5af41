import { actionBound, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { BackendFailure } from '../../application/shared/BackendFailure';
import type { BackendResult } from '../../application/shared/BackendResult';
import type { FormDrafts } from '../../application/shared/FormDrafts';
import type { Unsubscribe } from '../../application/shared/Unsubscribe';
import type { UserProfile } from '../../domain/account/UserProfile';
import type { Result } from '../../domain/shared/Result';
import { followPerson, nothingToStop } from '../shared/session/followPerson';
import type { SessionViewModel } from '../shared/session/SessionViewModel';

type Errors<Entries, EntryError> = ReadonlyMap<keyof Entries, EntryError>;
type SaveFailure = 'signed-out' | BackendFailure;

/** What sets one form apart from another. */
interface DraftFormOptions<Stored, Entries, EntryError> {
  readonly session: SessionViewModel;
  readonly drafts: FormDrafts;
  /** The key of its drafts in the browser. */
  readonly form: string;
  readonly blank: Entries;
  readonly entriesOf: (stored: Stored) => Entries;
  /** The stored entries, changed as an earlier draft has them. */
  readonly withDraft: (stored: Stored, draft: unknown) => Entries;
  readonly isChanged: (stored: Stored, entries: Entries) => boolean;
  readonly subscribe: (uid: string, listener: (result: BackendResult<Stored>) => void) => Unsubscribe;
  readonly save: (
    entries: Entries,
    person: UserProfile | null,
  ) => Promise<
    Result<Partial<Stored>, SaveFailure | { readonly kind: 'invalid'; readonly errors: Errors<Entries, EntryError> }>
  >;
}

/** A form of the signed-in person. What they type is a draft in this browser until it is stored. */
export class DraftFormViewModel<Stored extends object, Entries extends object, EntryError> {
  /** Null until it has been read. */
  stored: Stored | null = null;
  entries: Entries;
  status: 'loading' | 'editing' | 'saving' | BackendFailure = 'loading';
  errors: Errors<Entries, EntryError> = new Map();
  failure: SaveFailure | null = null;
  /** Counts successful saves, so that the screen can announce each. */
  saved = 0;
  attempt = 0;
  readonly #options: DraftFormOptions<Stored, Entries, EntryError>;
  #uid: string | null = null;

  constructor(options: DraftFormOptions<Stored, Entries, EntryError>) {
    this.#options = options;
    this.entries = options.blank;
    // makeAutoObservable does not work on a class that others extend.
    makeObservable(this, {
      stored: observableRef,
      entries: observableRef,
      status: observable,
      errors: observableRef,
      failure: observable,
      saved: observable,
      attempt: observable,
      isChanged: computed,
      type: actionBound,
      reset: actionBound,
      retry: actionBound,
      save: actionBound,
    });
  }

  get isChanged(): boolean {
    return this.stored !== null && this.#options.isChanged(this.stored, this.entries);
  }

  start(): Unsubscribe {
    return followPerson(this.#options.session, (uid) => {
      runInAction(() => this.#clear(uid));
      if (uid === null) return nothingToStop;
      return this.#options.subscribe(uid, (result) => runInAction(() => this.#show(uid, result)));
    });
  }

  type(changes: Partial<Entries>): void {
    this.entries = { ...this.entries, ...changes };
    this.errors = new Map([...this.errors].filter(([entry]) => !(entry in changes)));
    this.#saveDraft();
  }

  /** Goes back to what is stored. Returns what had been typed, so that `type` can undo this. */
  reset(): Entries {
    const typed = this.entries;
    this.entries = this.stored === null ? this.#options.blank : this.#options.entriesOf(this.stored);
    this.errors = new Map();
    this.failure = null;
    this.#saveDraft();
    return typed;
  }

  retry(): void {
    this.status = 'loading';
    this.attempt += 1;
  }

  async save(): Promise<void> {
    if (this.status === 'saving') return;
    this.status = 'saving';
    this.failure = null;
    this.errors = new Map();
    const typed = this.entries;
    const result = await this.#options.save(typed, this.#options.session.profile);
    runInAction(() => {
      this.status = 'editing';
      if (result.ok) this.#showSaved(typed, result.value);
      else if (typeof result.failure === 'string') this.failure = result.failure;
      else this.errors = result.failure.errors;
    });
  }

  #clear(uid: string | null): void {
    this.#uid = uid;
    this.stored = null;
    this.entries = this.#options.blank;
    this.status = 'loading';
    this.errors = new Map();
    this.failure = null;
  }

  /** What another tab stores is shown, except over unsaved entries. */
  #show(uid: string, result: BackendResult<Stored>): void {
    if (!result.ok) {
      if (this.stored === null) this.status = result.failure;
      return;
    }
    const { drafts, entriesOf, form, withDraft } = this.#options;
    if (this.stored === null) this.entries = withDraft(result.value, drafts.of(form, uid));
    else if (!this.isChanged) this.entries = entriesOf(result.value);
    this.stored = result.value;
    if (this.status !== 'saving') this.status = 'editing';
  }

  /** What was typed during the save stays. */
  #showSaved(typed: Entries, saved: Partial<Stored>): void {
    if (this.stored !== null) {
      this.stored = { ...this.stored, ...saved };
      if (this.entries === typed) this.entries = this.#options.entriesOf(this.stored);
    }
    this.saved += 1;
    this.#saveDraft();
  }

  #saveDraft(): void {
    if (this.#uid === null) return;
    if (this.isChanged) this.#options.drafts.save(this.#options.form, this.#uid, this.entries);
    else this.#options.drafts.clear(this.#options.form, this.#uid);
  }
}
