import { makeAutoObservable, runInAction } from 'mobx';
import type { TimedFailure } from '../../../application/shared/BackendFailure';
import type { DecisionRepository } from '../../../application/moderation/DecisionRepository';
import type { JournalRepository } from '../../../application/moderation/JournalRepository';
import { isAdmin, type UserProfile } from '../../../domain/account/UserProfile';
import type { Decision } from '../../../domain/moderation/Decision';
import { MAXIMUM_NOTE_LENGTH } from '../../../domain/moderation/journal';
import { answerLength, type JudgementOrder, type JudgementRefusal } from '../../../domain/moderation/judge';

export type JudgementFailure = JudgementRefusal | TimedFailure | 'missing';

/** Judges one decision: an appeal, or a decision without one that turns out wrong. */
export class JudgementViewModel {
  answer = '';
  note = '';
  status: 'editing' | 'sending' = 'editing';
  failure: JudgementFailure | null = null;
  /** Who took the decision; null until the journal is read. */
  decidedBy: string | null = null;
  readonly #decisions: Pick<DecisionRepository, 'judge'>;
  readonly #journal: JournalRepository;

  constructor(decisions: Pick<DecisionRepository, 'judge'>, journal: JournalRepository) {
    this.#decisions = decisions;
    this.#journal = journal;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get length(): number {
    return this.answer.trim().length;
  }

  get isNoteTooLong(): boolean {
    return this.note.trim().length > MAXIMUM_NOTE_LENGTH;
  }

  /** Whether somebody else has to judge the appeal: an admin who is no `super_admin` took the decision. */
  isOwn(decision: Decision, admin: Pick<UserProfile, 'uid' | 'role'>): boolean {
    const hasAuthority = isAdmin(admin) && admin.role === 'super_admin';
    return decision.status === 'appealed' && this.decidedBy === admin.uid && !hasAuthority;
  }

  /** Reads who took the decision. Without it nothing is lost: an admin who may not judge is refused. */
  async findWho(decision: number): Promise<void> {
    const entries = await this.#journal.page(decision + 1, 1);
    const entry = entries.ok ? entries.value[0] : undefined;
    if (entry?.number === decision) runInAction(() => (this.decidedBy = entry.by));
  }

  type(answer: string): void {
    this.answer = answer;
    this.failure = null;
  }

  remark(note: string): void {
    this.note = note;
  }

  /** True: the judgement is stored. */
  async judge(decision: number, status: JudgementOrder['status'], by: string): Promise<boolean> {
    if (this.status === 'sending') return false;
    this.failure = this.#lengthError();
    if (this.failure !== null || this.isNoteTooLong) return false;
    this.status = 'sending';
    const order = { by, decision, status, answer: this.answer, note: this.note.trim() };
    const result = await this.#decisions.judge(order);
    runInAction(() => {
      this.status = 'editing';
      this.failure = result.ok ? null : result.failure;
    });
    return result.ok;
  }

  #lengthError(): 'too-short' | 'too-long' | null {
    if (this.length < answerLength.minimum) return 'too-short';
    return this.length > answerLength.maximum ? 'too-long' : null;
  }
}
