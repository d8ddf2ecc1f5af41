import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { DecisionRepository } from '../../../application/moderation/DecisionRepository';
import type { FormDrafts } from '../../../application/shared/FormDrafts';
import type { Timers } from '../../../application/shared/Timers';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { DecisionOrder, DecisionRefusal } from '../../../domain/moderation/decide';
import { caseIdOf } from '../../../domain/moderation/ModerationCase';
import type { Result } from '../../../domain/shared/Result';
import type { TimedFailure } from '../../../application/shared/BackendFailure';
import { formNameOf } from './formNameOf';

/** Milliseconds in which a decision can be undone; then only another commit overturns it. */
export const DECISION_DELAY_MS = 8000;

export type DecisionResult = Result<number, DecisionRefusal | TimedFailure>;

interface PendingDecision {
  readonly order: DecisionOrder;
  readonly cancel: Unsubscribe;
  readonly onResult: (result: DecisionResult) => void;
}

/**
 * Decisions that are taken and can still be undone. One for the whole site. Who leaves the administration has no undo any more: the
 * decision is stored at once. Its draft stays in this browser until it is stored, so that a decision that is refused, or that a
 * closed tab has cut off, is found again in the form of its case.
 */
export class PendingDecisionsViewModel {
  /** Ids of the cases whose decision waits to be stored, or is being stored. */
  caseIds: ReadonlySet<string> = new Set();
  readonly #decisions: Pick<DecisionRepository, 'decide'>;
  readonly #drafts: FormDrafts;
  readonly #timers: Timers;
  readonly #waiting = new Map<string, PendingDecision>();

  constructor(decisions: Pick<DecisionRepository, 'decide'>, drafts: FormDrafts, timers: Timers) {
    this.#decisions = decisions;
    this.#drafts = drafts;
    this.#timers = timers;
    makeAutoObservable(this, { caseIds: observableRef }, { autoBind: true });
  }

  get isEmpty(): boolean {
    return this.caseIds.size === 0;
  }

  /** Stores a decision after the delay; `onResult` is called then, unless it is undone before. */
  take(order: DecisionOrder, onResult: (result: DecisionResult) => void): void {
    const caseId = caseIdOf(order.target);
    if (this.caseIds.has(caseId)) return;
    this.caseIds = new Set([...this.caseIds, caseId]);
    const cancel = this.#timers.after(DECISION_DELAY_MS, () => void this.#store(caseId));
    this.#waiting.set(caseId, { order, cancel, onResult });
  }

  /** False: the decision is stored, or being stored. */
  undo(caseId: string): boolean {
    const pending = this.#waiting.get(caseId);
    if (pending === undefined) return false;
    pending.cancel();
    this.#waiting.delete(caseId);
    this.#release(caseId);
    return true;
  }

  /** Stores every waiting decision at once. */
  storeAll(): void {
    for (const caseId of [...this.#waiting.keys()]) void this.#store(caseId);
  }

  async #store(caseId: string): Promise<void> {
    const pending = this.#waiting.get(caseId);
    if (pending === undefined) return;
    pending.cancel();
    this.#waiting.delete(caseId);
    const result = await this.#decisions.decide(pending.order);
    if (result.ok) this.#drafts.clear(formNameOf(caseId), pending.order.by);
    this.#release(caseId);
    pending.onResult(result);
  }

  #release(caseId: string): void {
    runInAction(() => {
      this.caseIds = new Set([...this.caseIds].filter((one) => one !== caseId));
    });
  }
}
