import { makeAutoObservable, runInAction } from 'mobx';
import type { TimedFailure } from '../../../application/shared/BackendFailure';
import type { DecisionRepository } from '../../../application/moderation/DecisionRepository';
import { MAXIMUM_NOTE_LENGTH } from '../../../domain/moderation/journal';
import { answerLength, type JudgementOrder, type JudgementRefusal } from '../../../domain/moderation/judge';

export type JudgementFailure = JudgementRefusal | TimedFailure | 'missing';

/** Judges one decision: an appeal, or a decision without one that turns out wrong. */
export class JudgementViewModel {
  answer = '';
  note = '';
  status: 'editing' | 'sending' = 'editing';
  failure: JudgementFailure | null = null;
  readonly #decisions: Pick<DecisionRepository, 'judge'>;

  constructor(decisions: Pick<DecisionRepository, 'judge'>) {
    this.#decisions = decisions;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get length(): number {
    return this.answer.trim().length;
  }

  get isNoteTooLong(): boolean {
    return this.note.trim().length > MAXIMUM_NOTE_LENGTH;
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
