import type { BackendState, BackendStatus } from '../../../application/resilience/BackendStatus';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { Emitter } from './Emitter';

type Phase = Extract<BackendState, { kind: 'starting' | 'importing' | 'ready' }>;
type SavedItemsError = 'unavailable' | 'blocked' | 'full';

/** What the database and the import say of themselves, as one state: trouble comes before progress. */
export class EmbeddedBackendStatus implements BackendStatus {
  readonly #listeners = new Emitter<BackendState>();
  #phase: Phase = { kind: 'starting' };
  #trouble: SavedItemsError | null = null;

  subscribe(listener: (state: BackendState) => void): Unsubscribe {
    listener(this.#state);
    return this.#listeners.add(listener);
  }

  reach(phase: Phase): void {
    this.#phase = phase;
    if (this.#trouble === null) this.#listeners.tell(phase);
  }

  /** Failures that concern one operation only are passed over. */
  fail(failure: BackendFailure): void {
    if (failure === 'offline' || failure === 'denied' || failure === 'unknown' || failure === this.#trouble) return;
    this.#trouble = failure;
    this.#listeners.tell(this.#state);
  }

  /** The database answers again; `full` ends with the first write that finds room. */
  recover(how: 'opened' | 'written'): void {
    if (this.#trouble === null || (how === 'opened' && this.#trouble === 'full')) return;
    this.#trouble = null;
    this.#listeners.tell(this.#state);
  }

  get #state(): BackendState {
    return this.#trouble === null ? this.#phase : { kind: this.#trouble };
  }
}
