import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CheckJournal, JournalCheck } from '../../../application/moderation/CheckJournal';
import { journalPage } from '../../../application/moderation/journalPage';
import type { JournalRepository } from '../../../application/moderation/JournalRepository';
import type { PersonDirectory } from '../../../application/moderation/PersonDirectory';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { JournalEntry, JournalFilter } from '../../../domain/moderation/journal';
import { PagedList } from '../PagedList';

const JOURNAL_PAGE = 50;

/** How many admins a choice offers at most. */
const MOST_ADMINS = 20;

/** The journal, newest entry first, and whether its chain is whole. */
export class JournalViewModel {
  filter: JournalFilter = {};
  isChecking = false;
  /** Null before the first check. */
  check: BackendResult<JournalCheck> | null = null;
  /** The uids of those who are admins now, and of all whose entries have been read. */
  authors: readonly string[] = [];
  readonly #list = new PagedList<JournalEntry>();
  readonly #journal: JournalRepository;
  readonly #checkJournal: Pick<CheckJournal, 'execute'>;
  readonly #people: Pick<PersonDirectory, 'admins'>;

  constructor(
    journal: JournalRepository,
    checkJournal: Pick<CheckJournal, 'execute'>,
    people: Pick<PersonDirectory, 'admins'>,
  ) {
    this.#journal = journal;
    this.#checkJournal = checkJournal;
    this.#people = people;
    makeAutoObservable(this, { authors: observableRef, check: observableRef }, { autoBind: true });
  }

  get status(): 'loading' | 'ready' | BackendFailure {
    return this.#list.status;
  }

  get entries(): readonly JournalEntry[] {
    return this.#list.items;
  }

  /** Whether there may be older entries. */
  get hasMore(): boolean {
    return this.#list.hasMore;
  }

  /** How many entries there are; null: not known, as with a filter. */
  get total(): number | null {
    const isWhole = Object.keys(this.filter).length === 0 && this.status === 'ready';
    return isWhole ? (this.entries[0]?.number ?? 0) : null;
  }

  /** Reads the newest entries that a filter finds. */
  async show(filter: JournalFilter): Promise<void> {
    this.filter = filter;
    await this.#list.start((after) => journalPage(this.#journal, filter, after, JOURNAL_PAGE));
    this.addAuthors(this.entries.map(({ by }) => by));
  }

  /** Reads older entries, or again what could not be read. */
  async readMore(): Promise<void> {
    await this.#list.readMore();
    this.addAuthors(this.entries.map(({ by }) => by));
  }

  /** Without them, the choice still has the authors of the entries. */
  async findAuthors(): Promise<void> {
    const admins = await this.#people.admins(MOST_ADMINS);
    if (admins.ok) this.addAuthors(admins.value.map(({ uid }) => uid));
  }

  addAuthors(uids: readonly string[]): void {
    const authors = [...new Set([...this.authors, ...uids])];
    if (authors.length > this.authors.length) this.authors = authors;
  }

  async verify(): Promise<void> {
    if (this.isChecking) return;
    this.isChecking = true;
    const check = await this.#checkJournal.execute();
    runInAction(() => {
      this.check = check;
      this.isChecking = false;
    });
  }
}
