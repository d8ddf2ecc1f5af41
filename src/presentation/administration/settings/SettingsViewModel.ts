import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ReviewSettingsRepository } from '../../../application/listings/ReviewSettingsRepository';
import type { ModerationSettingsRepository } from '../../../application/moderation/ModerationSettingsRepository';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { SettingsChange, SettingsRefusal } from '../../../domain/moderation/changeSettings';
import { foldedWords, forbiddenWordsIn, readWords } from '../../../domain/listings/review/forbiddenWords';
import { MAXIMUM_HOLD_DAYS, noSettings, type ReviewSettings } from '../../../domain/listings/review/ReviewSettings';
import { failure, type Result } from '../../../domain/shared/Result';

/** What the form of the hold proposes where there is none. */
const USUAL_DAYS = '7';

/** The settings of the moderation, and what is typed into their forms. */
export class SettingsViewModel {
  status: 'loading' | 'ready' | BackendFailure = 'loading';
  settings = noSettings;
  isChanging = false;
  /** What is typed to be added. */
  typed = '';
  /** Why nothing of it, or not all, was added. */
  error: 'none' | 'unusable' | SettingsRefusal | null = null;
  query = '';
  /** A title that is tried against the list. */
  sample = '';
  isHoldOn = false;
  days = USUAL_DAYS;
  areDaysInvalid = false;
  /** Whether the form of the hold is as it was stored a moment ago. */
  isHoldStored = false;
  readonly #stored: ReviewSettingsRepository;
  readonly #repository: ModerationSettingsRepository;

  constructor(stored: ReviewSettingsRepository, repository: ModerationSettingsRepository) {
    this.#stored = stored;
    this.#repository = repository;
    makeAutoObservable(this, { settings: observableRef }, { autoBind: true });
  }

  /** Null as long as they are not known. */
  get known(): ReviewSettings | null {
    return this.status === 'ready' ? this.settings : null;
  }

  /** The words that the search finds, in the order of the alphabet. */
  get words(): readonly string[] {
    const query = foldedWords(this.query);
    return this.settings.words.filter((word) => word.includes(query)).toSorted((one, other) => (one < other ? -1 : 1));
  }

  /** The words of the list that the tried title has. */
  get sampleWords(): readonly string[] {
    return forbiddenWordsIn(this.sample, this.settings.words);
  }

  async load(): Promise<void> {
    this.status = 'loading';
    const settings = await this.#stored.read();
    runInAction(() => {
      this.status = settings.ok ? 'ready' : settings.failure;
      if (settings.ok) this.show(settings.value);
    });
  }

  show(settings: ReviewSettings): void {
    this.settings = settings;
    this.isHoldOn = settings.holdDays > 0;
    if (this.isHoldOn) this.days = String(settings.holdDays);
  }

  type(typed: string): void {
    this.typed = typed;
    this.error = null;
  }

  search(query: string): void {
    this.query = query;
  }

  try(title: string): void {
    this.sample = title;
  }

  enterHold(isOn: boolean, days: string): void {
    this.isHoldOn = isOn;
    this.days = days;
    this.areDaysInvalid = false;
    this.isHoldStored = false;
  }

  /** Adds what is typed; what cannot be added stays there, with the reason. How many words were added, or a failure of the backend. */
  async addTyped(by: string): Promise<Result<number, BackendFailure | 'invalid'>> {
    const { words, unusable } = readWords(this.typed);
    if (words.length === 0) {
      this.error = unusable.length > 0 ? 'unusable' : 'none';
      return failure('invalid');
    }
    const before = this.settings.words.length;
    const added = await this.change(by, { action: 'words-added', words });
    return runInAction(() => {
      if (added.ok) {
        this.typed = unusable.join('\n');
        this.error = unusable.length > 0 ? 'unusable' : null;
        return { ok: true, value: added.value.words.length - before };
      }
      if (!isRefusal(added.failure)) return failure(added.failure);
      this.error = added.failure;
      return failure('invalid');
    });
  }

  /** Stores the hold as it is entered; `invalid`: the days are. */
  async storeHold(by: string): Promise<Result<ReviewSettings, SettingsRefusal | BackendFailure | 'invalid'>> {
    const days = this.isHoldOn ? Number(this.days.trim()) : 0;
    this.areDaysInvalid = this.isHoldOn && !(Number.isInteger(days) && days >= 1 && days <= MAXIMUM_HOLD_DAYS);
    if (this.areDaysInvalid) return failure('invalid');
    const stored = await this.change(by, { action: 'hold', days });
    runInAction(() => {
      this.isHoldStored = stored.ok || stored.failure === 'unchanged';
    });
    return stored;
  }

  async change(by: string, change: SettingsChange): Promise<Result<ReviewSettings, SettingsRefusal | BackendFailure>> {
    this.isChanging = true;
    const changed = await this.#repository.change({ ...change, by });
    runInAction(() => {
      this.isChanging = false;
      if (changed.ok) this.settings = changed.value;
    });
    return changed;
  }
}

const refusals: readonly string[] = ['no-super-admin', 'unchanged', 'too-many', 'too-much', 'too-long'];

function isRefusal(reason: SettingsRefusal | BackendFailure): reason is SettingsRefusal {
  return refusals.includes(reason);
}
