import { makeAutoObservable, runInAction } from 'mobx';
import type { UpdateProfile } from '../../application/account/UpdateProfile';
import type { Clock } from '../../application/shared/Clock';
import { MAXIMUM_NAME_LENGTH } from '../../domain/account/ProfileEntries';
import { chosenName } from '../../domain/account/UserProfile';
import { HOUR } from '../../domain/shared/Instant';
import { trimmedText } from '../../domain/shared/trimmedText';
import type { SessionViewModel } from '../shared/session/SessionViewModel';

export type FirstNameFailure = 'missing' | 'too-long' | 'not-saved';

/** Asks somebody who has just signed up, without a name, what they are called. */
export class FirstNameViewModel {
  name = '';
  isSaving = false;
  failure: FirstNameFailure | null = null;
  /** The name is saved, or will not be given now. */
  isOver = false;
  readonly #session: SessionViewModel;
  readonly #update: Pick<UpdateProfile, 'execute'>;
  readonly #clock: Clock;

  constructor(session: SessionViewModel, update: Pick<UpdateProfile, 'execute'>, clock: Clock) {
    this.#session = session;
    this.#update = update;
    this.#clock = clock;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Null: not known yet. Only of an account made within the last hour, so that nobody is asked at each sign-in. */
  get isAsked(): boolean | null {
    const { isProvisional, profile } = this.#session;
    if (profile === null || this.isOver || chosenName(profile.uid, profile.displayName) !== '') return false;
    return isProvisional ? null : profile.createdAt > this.#clock.now() - HOUR;
  }

  type(name: string): void {
    this.name = name;
    this.failure = null;
  }

  skip(): void {
    this.isOver = true;
  }

  async save(): Promise<void> {
    if (this.isSaving) return;
    const name = trimmedText(this.name);
    this.failure = name === '' ? 'missing' : name.length > MAXIMUM_NAME_LENGTH ? 'too-long' : null;
    if (this.failure !== null) return;
    this.isSaving = true;
    const saved = await this.#update.execute(
      { displayName: name, about: '', place: null, placeText: '' },
      this.#session.profile,
    );
    runInAction(() => {
      this.isSaving = false;
      if (saved.ok) this.isOver = true;
      else this.failure = 'not-saved';
    });
  }
}
