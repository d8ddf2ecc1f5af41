import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { BackendState, BackendStatus } from '../../../application/resilience/BackendStatus';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';

export class BackendStatusViewModel {
  state: BackendState = { kind: 'starting' };
  readonly #status: BackendStatus;

  constructor(status: BackendStatus) {
    this.#status = status;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  start(): Unsubscribe {
    return this.#status.subscribe((state) => runInAction(() => this.#show(state)));
  }

  #show(state: BackendState): void {
    this.state = state;
  }
}
