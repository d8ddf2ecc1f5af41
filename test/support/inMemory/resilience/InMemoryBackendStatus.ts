import type { BackendState, BackendStatus } from '../../../../src/application/resilience/BackendStatus';
import type { Unsubscribe } from '../../../../src/application/shared/Unsubscribe';

/** A backend whose state is what a test sets. */
export class InMemoryBackendStatus implements BackendStatus {
  #state: BackendState = { kind: 'starting' };
  readonly #listeners = new Set<(state: BackendState) => void>();

  get listeners(): number {
    return this.#listeners.size;
  }

  subscribe(listener: (state: BackendState) => void): Unsubscribe {
    this.#listeners.add(listener);
    listener(this.#state);
    return () => void this.#listeners.delete(listener);
  }

  set(kind: Exclude<BackendState['kind'], 'importing'>): void {
    this.#state = { kind };
    for (const emit of [...this.#listeners]) emit(this.#state);
  }
}
