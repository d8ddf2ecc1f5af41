import { makeAutoObservable, observableRef } from 'mobx';
import type { PreferencesRepository } from '../../application/preferences/PreferencesRepository';
import type { SaveSellerDefaults, SaveSellerDefaultsFailure } from '../../application/preferences/SaveSellerDefaults';
import type { BackendFailure } from '../../application/shared/BackendFailure';
import type { BackendResult } from '../../application/shared/BackendResult';
import type { FormDrafts } from '../../application/shared/FormDrafts';
import type { Unsubscribe } from '../../application/shared/Unsubscribe';
import type { Preferences } from '../../domain/preferences/Preferences';
import {
  areSameSellerEntries,
  noSellerDefaults,
  withKeptSellerEntries,
  type SellerDefaults,
  type SellerEntries,
  type SellerErrors,
} from '../../domain/preferences/SellerDefaults';
import type { Result } from '../../domain/shared/Result';
import { followPerson, nothingToStop } from '../shared/session/followPerson';
import type { SessionViewModel } from '../shared/session/SessionViewModel';

const FORM = 'seller';
const noErrors: SellerErrors = new Map();
const blank: SellerEntries = { ...noSellerDefaults, placeText: '' };

/** What the next listing begins with, as it is written. What is typed is kept in this browser until it is stored. */
export class SellerFormViewModel {
  /** As it is stored; null until it has been read. */
  stored: SellerDefaults | null = null;
  entries: SellerEntries = blank;
  status: 'loading' | 'editing' | 'saving' | BackendFailure = 'loading';
  errors: SellerErrors = noErrors;
  failure: Exclude<SaveSellerDefaultsFailure, { kind: 'invalid' }> | null = null;
  /** Counts what has been stored, so that each time can be told. */
  saved = 0;
  attempt = 0;
  readonly #session: SessionViewModel;
  readonly #preferences: Pick<PreferencesRepository, 'subscribe'>;
  readonly #save: SaveSellerDefaults;
  readonly #drafts: FormDrafts;

  constructor(
    session: SessionViewModel,
    preferences: Pick<PreferencesRepository, 'subscribe'>,
    save: SaveSellerDefaults,
    drafts: FormDrafts,
  ) {
    this.#session = session;
    this.#preferences = preferences;
    this.#save = save;
    this.#drafts = drafts;
    makeAutoObservable(
      this,
      { stored: observableRef, entries: observableRef, errors: observableRef },
      { autoBind: true },
    );
  }

  get isChanged(): boolean {
    return this.stored !== null && !areSameSellerEntries(this.stored, this.entries);
  }

  /** Follows the choices of whoever is signed in. */
  start(): Unsubscribe {
    return followPerson(this.#session, (uid) => {
      this.forget();
      return uid === null ? nothingToStop : this.#preferences.subscribe(uid, (told) => this.show(uid, told));
    });
  }

  forget(): void {
    this.stored = null;
    this.entries = blank;
    this.status = 'loading';
    this.errors = noErrors;
    this.failure = null;
  }

  /** What another tab stores shows here, unless something is being written. */
  show(uid: string, told: BackendResult<Preferences>): void {
    if (!told.ok) {
      if (this.stored === null) this.status = told.failure;
      return;
    }
    const { seller } = told.value;
    if (this.stored === null) this.entries = withKeptSellerEntries(seller, this.#drafts.of(FORM, uid));
    else if (!this.isChanged) this.entries = { ...seller, placeText: '' };
    this.stored = seller;
    if (this.status !== 'saving') this.status = 'editing';
  }

  type(changes: Partial<SellerEntries>): void {
    this.entries = { ...this.entries, ...changes };
    this.errors = new Map([...this.errors].filter(([entry]) => !(entry in changes)));
    this.#keep();
  }

  /** Back to what is stored; what had been typed is handed back, to undo that. */
  reset(): SellerEntries {
    const typed = this.entries;
    this.entries = { ...(this.stored ?? noSellerDefaults), placeText: '' };
    this.errors = noErrors;
    this.failure = null;
    this.#keep();
    return typed;
  }

  retry(): void {
    this.status = 'loading';
    this.attempt += 1;
  }

  async save(): Promise<void> {
    if (this.status === 'saving') return;
    this.begin();
    const typed = this.entries;
    this.end(typed, await this.#save.execute(typed, this.#session.profile));
  }

  begin(): void {
    this.status = 'saving';
    this.failure = null;
    this.errors = noErrors;
  }

  end(typed: SellerEntries, result: Result<SellerDefaults, SaveSellerDefaultsFailure>): void {
    this.status = 'editing';
    if (result.ok) this.succeed(typed, result.value);
    else if (typeof result.failure === 'string') this.failure = result.failure;
    else this.errors = result.failure.errors;
  }

  /** What was typed while it was being stored stays. */
  succeed(typed: SellerEntries, stored: SellerDefaults): void {
    this.stored = stored;
    if (this.entries === typed) this.entries = { ...stored, placeText: '' };
    this.saved += 1;
    this.#keep();
  }

  #keep(): void {
    const uid = this.#session.profile?.uid;
    if (uid === undefined) return;
    if (this.isChanged) this.#drafts.save(FORM, uid, this.entries);
    else this.#drafts.clear(FORM, uid);
  }
}
