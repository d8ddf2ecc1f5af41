import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PersonDirectory } from '../../../application/moderation/PersonDirectory';
import type { TeamRepository } from '../../../application/moderation/TeamRepository';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { UserProfile } from '../../../domain/account/UserProfile';
import { readPersonQuery } from '../../../domain/moderation/PersonQuery';
import type { TeamOrder, TeamRefusal } from '../../../domain/moderation/team';
import type { Result } from '../../../domain/shared/Result';

export const MOST_ADMINS = 20;

/** The admins, and the account that a super_admin has looked up to appoint it. */
export class TeamViewModel {
  status: 'loading' | 'ready' | BackendFailure = 'loading';
  admins: readonly UserProfile[] = [];
  /** What is typed into the search. */
  query = '';
  search: 'idle' | 'loading' | 'invalid' | 'found' | 'none' | 'failed' = 'idle';
  /** Why the search failed. */
  failure: BackendFailure | null = null;
  found: UserProfile | null = null;
  isChanging = false;
  readonly #directory: PersonDirectory;
  readonly #team: TeamRepository;

  constructor(directory: PersonDirectory, team: TeamRepository) {
    this.#directory = directory;
    this.#team = team;
    makeAutoObservable(this, { admins: observableRef, found: observableRef }, { autoBind: true });
  }

  /** Whether there may be more admins than are shown. */
  get isFull(): boolean {
    return this.admins.length === MOST_ADMINS;
  }

  async load(): Promise<void> {
    this.status = 'loading';
    const admins = await this.#directory.admins(MOST_ADMINS);
    runInAction(() => {
      this.status = admins.ok ? 'ready' : admins.failure;
      if (admins.ok) this.admins = admins.value;
    });
  }

  /** Gives up a search that is still running: `find` discards its answer. */
  type(query: string): void {
    this.query = query;
    if (this.search === 'invalid' || this.search === 'loading') this.search = 'idle';
  }

  /** Looks up an account by its whole e-mail address or its uid; names and numbers find nobody. */
  async find(): Promise<void> {
    const typed = this.query.trim();
    const query = readPersonQuery(typed);
    this.found = null;
    this.failure = null;
    this.search = query === null || query.kind === 'phone' ? 'invalid' : 'loading';
    if (query === null || query.kind === 'phone') return;
    const asked = query.kind === 'name' ? { ...query, prefixes: [] } : query;
    const people = await this.#directory.find(asked, 1);
    if (typed !== this.query.trim()) return;
    runInAction(() => {
      this.found = people.ok ? (people.value[0] ?? null) : null;
      this.failure = people.ok ? null : people.failure;
      if (!people.ok) this.search = 'failed';
      else this.search = this.found === null ? 'none' : 'found';
    });
  }

  async change(order: TeamOrder): Promise<Result<void, TeamRefusal | BackendFailure>> {
    this.isChanging = true;
    const changed = await this.#team.change(order);
    runInAction(() => {
      this.isChanging = false;
      if (!changed.ok) return;
      this.query = '';
      this.search = 'idle';
      this.found = null;
    });
    if (changed.ok) await this.load();
    return changed;
  }
}
