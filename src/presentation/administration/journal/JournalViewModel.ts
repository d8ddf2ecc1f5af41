import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CaseRepository } from '../../../application/moderation/CaseRepository';
import type { CheckJournal, JournalCheck } from '../../../application/moderation/CheckJournal';
import { journalPage } from '../../../application/moderation/journalPage';
import type { JournalRepository } from '../../../application/moderation/JournalRepository';
import type { PersonDirectory } from '../../../application/moderation/PersonDirectory';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { BackendResult } from '../../../application/shared/BackendResult';
import { firstEmission } from '../../../application/shared/firstEmission';
import type { JournalEntry, JournalFilter } from '../../../domain/moderation/journal';
import { caseIdOf } from '../../../domain/moderation/ModerationCase';
import type { ReportTarget } from '../../../domain/moderation/Report';
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
  /** The titles of the listings that the entries are about, or whose conversation, by their `caseIdOf`: one read for each. */
  titles: ReadonlyMap<string, string> = new Map();
  readonly #askedTitles = new Set<string>();
  readonly #list = new PagedList<JournalEntry>();
  readonly #journal: JournalRepository;
  readonly #checkJournal: Pick<CheckJournal, 'execute'>;
  readonly #people: Pick<PersonDirectory, 'admins'>;
  readonly #cases: Pick<CaseRepository, 'subscribe'>;

  constructor(
    journal: JournalRepository,
    checkJournal: Pick<CheckJournal, 'execute'>,
    people: Pick<PersonDirectory, 'admins'>,
    cases: Pick<CaseRepository, 'subscribe'>,
  ) {
    this.#journal = journal;
    this.#checkJournal = checkJournal;
    this.#people = people;
    this.#cases = cases;
    makeAutoObservable(
      this,
      { authors: observableRef, check: observableRef, titles: observableRef },
      { autoBind: true },
    );
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

  /** The uids of the people whom the entries name. */
  get people(): readonly string[] {
    const about = this.entries.filter(({ targetKind }) => targetKind === 'person').map(({ targetId }) => targetId);
    return [...new Set([...this.authors, ...about])];
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
    this.name(this.entries);
  }

  /** Reads older entries, or again what could not be read. */
  async readMore(): Promise<void> {
    await this.#list.readMore();
    this.name(this.entries);
  }

  /** Without them, the choice still has the authors of the entries. */
  async findAuthors(): Promise<void> {
    const admins = await this.#people.admins(MOST_ADMINS);
    if (admins.ok) this.addAuthors(admins.value.map(({ uid }) => uid));
  }

  name(entries: readonly JournalEntry[]): void {
    this.addAuthors(entries.map(({ by }) => by));
    for (const { targetKind: kind, targetId: id } of entries)
      if (kind === 'listing' || kind === 'conversation') void this.findTitle({ kind, id });
  }

  /** Without it, the entry shows the id. */
  async findTitle(target: ReportTarget): Promise<void> {
    const id = caseIdOf(target);
    if (this.#askedTitles.has(id)) return;
    this.#askedTitles.add(id);
    const known = await firstEmission(this.#cases.subscribe.bind(this.#cases), target);
    if (known.ok && known.value !== null && known.value.title !== '') this.addTitle(id, known.value.title);
  }

  addTitle(id: string, title: string): void {
    this.titles = new Map([...this.titles, [id, title]]);
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
