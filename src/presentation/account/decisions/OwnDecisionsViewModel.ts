import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { DecisionRepository } from '../../../application/moderation/DecisionRepository';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { Decision } from '../../../domain/moderation/Decision';
import { followPerson, nothingToStop } from '../../shared/session/followPerson';
import type { SessionViewModel } from '../../shared/session/SessionViewModel';

/** The decisions about the signed-in person, newest first. */
export class OwnDecisionsViewModel {
  decisions: readonly Decision[] = [];
  status: 'loading' | 'ready' | BackendFailure = 'loading';
  attempt = 0;
  readonly #session: SessionViewModel;
  readonly #decisions: DecisionRepository;

  constructor(session: SessionViewModel, decisions: DecisionRepository) {
    this.#session = session;
    this.#decisions = decisions;
    makeAutoObservable(this, { decisions: observableRef }, { autoBind: true });
  }

  start(): Unsubscribe {
    return followPerson(this.#session, (uid) => {
      runInAction(() => this.#forget());
      return uid === null
        ? nothingToStop
        : this.#decisions.subscribeToPerson(uid, (result) => runInAction(() => this.#show(result)));
    });
  }

  retry(): void {
    this.status = 'loading';
    this.attempt += 1;
  }

  #forget(): void {
    this.decisions = [];
    this.status = 'loading';
  }

  #show(result: BackendResult<readonly Decision[]>): void {
    this.status = result.ok ? 'ready' : result.failure;
    if (result.ok) this.decisions = result.value;
  }
}
