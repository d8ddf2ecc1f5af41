import { makeAutoObservable, observableRef } from 'mobx';
import type { DecisionRepository } from '../../../application/moderation/DecisionRepository';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { Decision } from '../../../domain/moderation/Decision';
import { WaitingCount } from '../WaitingCount';

/** The decisions whose appeal waits: counted for the whole administration, and followed while they are shown. */
export class AppealsViewModel {
  status: 'loading' | 'ready' | BackendFailure = 'loading';
  /** The longest waiting first. */
  appealed: readonly Decision[] = [];
  readonly waiting: WaitingCount;
  readonly #decisions: Pick<DecisionRepository, 'countAppealed' | 'subscribeToAppealed'>;
  #end: Unsubscribe = () => undefined;

  constructor(decisions: Pick<DecisionRepository, 'countAppealed' | 'subscribeToAppealed'>) {
    this.#decisions = decisions;
    this.waiting = new WaitingCount((limit) => decisions.countAppealed(limit));
    makeAutoObservable(this, { appealed: observableRef, waiting: false }, { autoBind: true });
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
  }
}
