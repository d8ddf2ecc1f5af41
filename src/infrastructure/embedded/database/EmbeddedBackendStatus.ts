import type { BackendState, BackendStatus } from '../../../application/resilience/BackendStatus';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { Emitter } from './Emitter';

type Phase = Extract<BackendState, { kind: 'starting' | 'importing' | 'ready' }>;
type PersistentFailure = 'unavailable' | 'blocked' | 'timeout' | 'full';

/** Failures of the database and progress of the import as one state; a failure takes precedence. */
export class EmbeddedBackendStatus implements BackendStatus {
  readonly #listeners = new Emitter<BackendState>();
  #phase: Phase = { kind: 'starting' };
  #failure: PersistentFailure | null = null;

  subscribe(listener: (state: BackendState) => void): Unsubscribe {
    listener(this.#state);
    return this.#listeners.subscribe(listener);
  }

  setPhase(phase: Phase): void {
    this.#phase = phase;
    if (this.#failure === null) this.#listeners.emit(phase);
  }

  /** Ignores failures that concern one operation only. */
  fail(failure: BackendFailure): void {
    if (failure === 'offline' || failure === 'denied' || failure === 'unknown' || failure === this.#failure) return;
    this.#failure = failure;
    this.#listeners.emit(this.#state);
  }

  /** The database works again. `full` ends with the first write that succeeds, not with an opening. */
  recover(how: 'opened' | 'written'): void {
    if (this.#failure === null || (how === 'opened' && this.#failure === 'full')) return;
    this.#failure = null;
    this.#listeners.emit(this.#state);
  }

  get #state(): BackendState {
    return this.#failure === null ? this.#phase : { kind: this.#failure };
  }
}
