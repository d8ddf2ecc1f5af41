import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { DecisionRepository } from '../../../application/moderation/DecisionRepository';
import type { JournalRepository } from '../../../application/moderation/JournalRepository';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { isAdmin, type UserProfile } from '../../../domain/account/UserProfile';
import type { Decision } from '../../../domain/moderation/Decision';
import { WaitingCount } from '../WaitingCount';

/** The decisions whose appeal waits: counted for the whole administration, and followed while they are shown. */
export class AppealsViewModel {
  status: 'loading' | 'ready' | BackendFailure = 'loading';
  /** The longest waiting first. */
  appealed: readonly Decision[] = [];
  /** Who took the decisions, by their numbers; read for those that are shown. */
  deciders: ReadonlyMap<number, string> = new Map();
  readonly waiting: WaitingCount;
  readonly #decisions: Pick<DecisionRepository, 'countAppealed' | 'subscribeToAppealed'>;
  readonly #journal: Pick<JournalRepository, 'page'>;
  #end: Unsubscribe = () => undefined;

  constructor(
    decisions: Pick<DecisionRepository, 'countAppealed' | 'subscribeToAppealed'>,
    journal: Pick<JournalRepository, 'page'>,
  ) {
    this.#decisions = decisions;
    this.#journal = journal;
    this.waiting = new WaitingCount((limit) => decisions.countAppealed(limit));
    makeAutoObservable(this, { appealed: observableRef, deciders: observableRef, waiting: false }, { autoBind: true });
  }

  start(): Unsubscribe {
    this.follow();
    return () => this.#end();
  }

  retry(): void {
    this.status = 'loading';
    this.follow();
  }

  follow(): void {
    this.#end();
    this.#end = this.#decisions.subscribeToAppealed(this.show);
  }

  show(result: BackendResult<readonly Decision[]>): void {
    this.status = result.ok ? 'ready' : result.failure;
    if (!result.ok) return;
    this.appealed = result.value;
    void this.waiting.read();
    for (const { number } of result.value) void this.findDecider(number);
  }

  /** Whether somebody else has to judge the appeal: an admin who is no `super_admin` took the decision. */
  isOwn({ number }: Decision, admin: Pick<UserProfile, 'uid' | 'role'>): boolean {
    const hasAuthority = isAdmin(admin) && admin.role === 'super_admin';
    return this.deciders.get(number) === admin.uid && !hasAuthority;
  }

  /** Without who took the decision nothing is lost: an admin who may not judge is refused. */
  async findDecider(decision: number): Promise<void> {
    if (this.deciders.has(decision)) return;
    const entries = await this.#journal.page(decision + 1, 1);
    const entry = entries.ok ? entries.value[0] : undefined;
    if (entry?.number === decision)
      runInAction(() => (this.deciders = new Map([...this.deciders, [decision, entry.by]])));
  }
}
