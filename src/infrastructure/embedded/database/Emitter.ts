import type { Unsubscribe } from '../../../application/shared/Unsubscribe';

/** A list of listeners. One that subscribes twice is called twice. */
export class Emitter<Value> {
  readonly #entries = new Set<{ readonly listener: (value: Value) => void }>();

  subscribe(listener: (value: Value) => void): Unsubscribe {
    const entry = { listener };
    this.#entries.add(entry);
    return () => {
      this.#entries.delete(entry);
    };
  }

  emit(value: Value): void {
    for (const { listener } of [...this.#entries]) listener(value);
  }
}
