import { makeAutoObservable, runInAction } from 'mobx';
import type { NoticeRepository } from '../../../application/moderation/NoticeRepository';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { NoticeOutcome } from '../../../domain/moderation/Notice';

/** What became of a report without an account, for the person who has its reference. */
export class NoticeFollowUpViewModel {
  typed = '';
  /** `malformed`: what was typed is no reference. `unknown-reference`: nothing was reported under it. */
  status: 'idle' | 'reading' | 'read' | 'malformed' | 'unknown-reference' | BackendFailure = 'idle';
  outcome: NoticeOutcome | null = null;
  /** Of which the outcome is shown, or being read. */
  reference = '';
  readonly #notices: Pick<NoticeRepository, 'outcomeOf'>;

  constructor(notices: Pick<NoticeRepository, 'outcomeOf'>) {
    this.#notices = notices;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  type(typed: string): void {
    this.typed = typed;
    if (this.status === 'malformed' || this.status === 'unknown-reference') this.status = 'idle';
  }

  /** Also a whole address of the follow-up. */
  get typedReference(): string | null {
    const reference = this.typed.trim().split('#').at(-1) ?? '';
    return isReference(reference) ? reference : null;
  }

  refuse(): void {
    this.status = 'malformed';
  }

  async read(reference: string): Promise<void> {
    this.reference = reference;
    this.typed = reference;
    this.outcome = null;
    if (!isReference(reference)) return this.refuse();
    this.status = 'reading';
    const read = await this.#notices.outcomeOf(reference);
    if (this.reference === reference) runInAction(() => this.#show(read));
  }

  /** Shows the empty form. */
  forget(): void {
    this.reference = '';
    this.outcome = null;
    this.status = 'idle';
  }

  #show(read: BackendResult<NoticeOutcome | null>): void {
    if (!read.ok) this.status = read.failure;
    else this.status = read.value === null ? 'unknown-reference' : 'read';
    this.outcome = read.ok ? read.value : null;
  }
}

function isReference(text: string): boolean {
  return /^[A-Za-z0-9]{20}$/.test(text);
}
