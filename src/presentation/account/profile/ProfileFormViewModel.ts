import { makeAutoObservable, observableRef } from 'mobx';
import type { ProfileRepository } from '../../../application/account/ProfileRepository';
import type { UpdateProfile, UpdateProfileFailure } from '../../../application/account/UpdateProfile';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { FormDrafts } from '../../../application/shared/FormDrafts';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import {
  areSameEntries,
  entriesOf,
  withKeptEntries,
  type ProfileEntries,
  type ProfileErrors,
} from '../../../domain/account/ProfileEntries';
import type { ProfileChanges, PublicProfile } from '../../../domain/account/PublicProfile';
import { contactDetailsIn, type ContactDetail } from '../../../domain/listings/draft/contactDetails';
import type { Result } from '../../../domain/shared/Result';
import { followPerson, nothingToStop } from '../../shared/session/followPerson';
import type { SessionViewModel } from '../../shared/session/SessionViewModel';

const FORM = 'profile';
const nothing: ProfileEntries = { displayName: '', about: '', place: null, placeText: '' };
const noErrors: ProfileErrors = new Map();

/** What a person shows of themselves, as they write it. What is typed is kept in this browser until it is stored. */
export class ProfileFormViewModel {
  /** As it is stored; null until it has been read. */
  profile: PublicProfile | null = null;
  entries: ProfileEntries = nothing;
  status: 'loading' | 'editing' | 'saving' | BackendFailure = 'loading';
  errors: ProfileErrors = noErrors;
  failure: Exclude<UpdateProfileFailure, { kind: 'invalid' }> | null = null;
  /** Counts what has been stored, so that each time can be told. */
  saved = 0;
  attempt = 0;
  readonly #session: SessionViewModel;
  readonly #profiles: ProfileRepository;
  readonly #update: UpdateProfile;
  readonly #drafts: FormDrafts;

  constructor(session: SessionViewModel, profiles: ProfileRepository, update: UpdateProfile, drafts: FormDrafts) {
    this.#session = session;
    this.#profiles = profiles;
    this.#update = update;
    this.#drafts = drafts;
    makeAutoObservable(
      this,
      { profile: observableRef, entries: observableRef, errors: observableRef },
      { autoBind: true },
    );
  }

  get isChanged(): boolean {
    return this.profile !== null && !areSameEntries(this.entries, entriesOf(this.profile));
  }

  get contactDetails(): readonly ContactDetail[] {
    return contactDetailsIn(`${this.entries.displayName} ${this.entries.about}`);
  }

  /** Follows the profile of whoever is signed in. */
  start(): Unsubscribe {
    return followPerson(this.#session, (uid) => {
      this.forget();
      return uid === null ? nothingToStop : this.#profiles.subscribe(uid, (profile) => this.show(uid, profile));
    });
  }

  forget(): void {
    this.profile = null;
    this.entries = nothing;
    this.status = 'loading';
    this.errors = noErrors;
    this.failure = null;
  }

  /** What another tab stores shows here, unless something is being written. */
  show(uid: string, told: BackendResult<PublicProfile | null>): void {
    if (!told.ok) {
      if (this.profile === null) this.status = told.failure;
      return;
    }
    const profile = told.value ?? this.#unwritten(uid);
    const wasUntouched = this.profile !== null && !this.isChanged;
    const kept = this.profile === null ? withKeptEntries(entriesOf(profile), this.#drafts.of(FORM, uid)) : this.entries;
    this.profile = profile;
    this.entries = wasUntouched ? entriesOf(profile) : kept;
    if (this.status !== 'saving') this.status = 'editing';
  }

  type(changes: Partial<ProfileEntries>): void {
    this.entries = { ...this.entries, ...changes };
    this.errors = new Map([...this.errors].filter(([entry]) => !(entry in changes)));
    this.#keep();
  }

  /** Back to what is stored; what had been typed is handed back, to undo that. */
  reset(): ProfileEntries {
    const typed = this.entries;
    if (this.profile !== null) this.entries = entriesOf(this.profile);
    this.errors = noErrors;
    this.failure = null;
    this.#keep();
    return typed;
  }

  async save(): Promise<void> {
    if (this.status === 'saving') return;
    this.begin();
    const typed = this.entries;
    this.end(typed, await this.#update.execute(typed, this.#session.profile));
  }

  retry(): void {
    this.status = 'loading';
    this.attempt += 1;
  }

  begin(): void {
    this.status = 'saving';
    this.failure = null;
    this.errors = noErrors;
  }

  end(typed: ProfileEntries, result: Result<ProfileChanges, UpdateProfileFailure>): void {
    this.status = 'editing';
    if (result.ok) this.succeed(typed, result.value);
    else if (typeof result.failure === 'string') this.failure = result.failure;
    else this.errors = result.failure.errors;
  }

  /** What was typed while it was being stored stays. */
  succeed(typed: ProfileEntries, stored: ProfileChanges): void {
    if (this.profile !== null) this.profile = { ...this.profile, ...stored };
    if (this.profile !== null && areSameEntries(this.entries, typed)) this.entries = entriesOf(this.profile);
    this.saved += 1;
    this.#keep();
  }

  #keep(): void {
    const uid = this.#session.profile?.uid ?? this.profile?.uid;
    if (uid === undefined) return;
    if (this.isChanged) this.#drafts.save(FORM, uid, this.entries);
    else this.#drafts.clear(FORM, uid);
  }

  /** An account whose public card has not been written yet. */
  #unwritten(uid: string): PublicProfile {
    const { displayName = '', photoURL = null, createdAt = 0 } = this.#session.profile ?? {};
    return {
      uid,
      displayName,
      photoURL,
      memberSince: createdAt,
      about: '',
      place: null,
      kind: 'private',
      answers: null,
    };
  }
}
