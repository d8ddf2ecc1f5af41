import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PersonDirectory } from '../../../application/moderation/PersonDirectory';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { Clock } from '../../../application/shared/Clock';
import type { UserProfile } from '../../../domain/account/UserProfile';
import { readPersonQuery } from '../../../domain/moderation/PersonQuery';
import type { Instant } from '../../../domain/shared/Instant';

const MOST_PEOPLE = 25;

/** The accounts that an admin has looked up. */
export class PeopleViewModel {
  status: 'idle' | 'loading' | 'ready' | BackendFailure = 'idle';
  people: readonly UserProfile[] = [];
  readonly #directory: PersonDirectory;
  readonly #clock: Clock;
  #typed = '';

  constructor(directory: PersonDirectory, clock: Clock) {
    this.#directory = directory;
    this.#clock = clock;
    makeAutoObservable(this, { people: observableRef }, { autoBind: true });
  }

  get now(): Instant {
    return this.#clock.now();
  }

  /** Whether there may be more people than are shown. */
  get isFull(): boolean {
    return this.people.length === MOST_PEOPLE;
  }

  /** An answer to what was typed before is discarded. */
  async find(typed: string): Promise<void> {
    this.#typed = typed;
    this.people = [];
    const query = readPersonQuery(typed);
    this.status = query === null ? 'idle' : 'loading';
    if (query === null) return;
    const found = await this.#directory.find(query, MOST_PEOPLE);
    if (typed !== this.#typed) return;
    runInAction(() => {
      this.status = found.ok ? 'ready' : found.failure;
      this.people = found.ok ? found.value : [];
    });
  }
}
