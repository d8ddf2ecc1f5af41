import { makeAutoObservable, observableRef } from 'mobx';
import type { DecisionRepository } from '../../../application/moderation/DecisionRepository';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { Decision } from '../../../domain/moderation/Decision';

/** The decisions whose appeal waits: followed as long as an admin is in the administration. */
export class AppealsViewModel {
  status: 'loading' | 'ready' | BackendFailure = 'loading';
  /** The longest waiting first. */
  appealed: readonly Decision[] = [];
  readonly #decisions: Pick<DecisionRepository, 'subscribeToAppealed'>;
  #end: Unsubscribe = () => undefined;

  constructor(decisions: Pick<DecisionRepository, 'subscribeToAppealed'>) {
    this.#decisions = decisions;
    makeAutoObservable(this, { appealed: observableRef }, { autoBind: true });
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
    if (result.ok) this.appealed = result.value;
  }
}
