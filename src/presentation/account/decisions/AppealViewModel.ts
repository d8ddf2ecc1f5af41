import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { DecisionRepository } from '../../../application/moderation/DecisionRepository';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { Clock } from '../../../application/shared/Clock';
import type { FormDrafts } from '../../../application/shared/FormDrafts';
import { appealed, type AppealRefusal } from '../../../domain/moderation/Appeal';
import type { Decision } from '../../../domain/moderation/Decision';
import type { Instant } from '../../../domain/shared/Instant';
import type { SessionViewModel } from '../../shared/session/SessionViewModel';

export type AppealFailure = AppealRefusal | BackendFailure | 'missing';

/** An appeal of the signed-in person. What they type is a draft in this browser until it is sent. */
export class AppealViewModel {
  text = '';
  status: 'editing' | 'sending' = 'editing';
  failure: AppealFailure | null = null;
  /** The decision with the appeal that was sent. */
  sent: Decision | null = null;
  readonly #session: SessionViewModel;
  readonly #decisions: DecisionRepository;
  readonly #drafts: FormDrafts;
  readonly #clock: Clock;

  constructor(session: SessionViewModel, decisions: DecisionRepository, drafts: FormDrafts, clock: Clock) {
    this.#session = session;
    this.#decisions = decisions;
    this.#drafts = drafts;
    this.#clock = clock;
    makeAutoObservable(this, { sent: observableRef }, { autoBind: true });
  }

  now(): Instant {
    return this.#clock.now();
  }

  /** Shows the draft of an earlier visit. */
  open(decision: number, personId: string): void {
    this.text = textOf(this.#drafts.of(formOf(decision), personId));
  }

  type({ number, statement }: Decision, text: string): void {
    this.text = text;
    this.failure = null;
    if (text === '') this.#drafts.clear(formOf(number), statement.personId);
    else this.#drafts.save(formOf(number), statement.personId, { text });
  }

  async send(decision: Decision): Promise<void> {
    if (this.status === 'sending') return;
    const personId = this.#session.profile?.uid ?? '';
    const checked = appealed(decision, personId, this.text, this.#clock.now());
    if (!checked.ok) return this.#fail(checked.failure);
    this.status = 'sending';
    this.failure = null;
    const sent = await this.#decisions.appeal(decision.number, personId, checked.value.appeal);
    if (sent.ok) runInAction(() => this.#succeed(sent.value));
    else runInAction(() => this.#fail(sent.failure));
  }

  #succeed(decision: Decision): void {
    this.status = 'editing';
    this.sent = decision;
    this.#drafts.clear(formOf(decision.number), decision.statement.personId);
  }

  #fail(failure: AppealFailure): void {
    this.status = 'editing';
    this.failure = failure;
  }
}

function formOf(decision: number): string {
  return `appeal-${decision}`;
}

function textOf(draft: unknown): string {
  const isDraft = typeof draft === 'object' && draft !== null && 'text' in draft;
  return isDraft && typeof draft.text === 'string' ? draft.text : '';
}
