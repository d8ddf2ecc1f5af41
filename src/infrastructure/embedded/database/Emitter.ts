import type { Unsubscribe } from '../../../application/shared/Unsubscribe';

/** Who wants to be told. A listener that is added twice is told twice. */
export class Emitter<Value> {
  readonly #entries = new Set<{ readonly listener: (value: Value) => void }>();

  add(listener: (value: Value) => void): Unsubscribe {
    const entry = { listener };
    this.#entries.add(entry);
    return () => {
      this.#entries.delete(entry);
    };
  }

  tell(value: Value): void {
    for (const { listener } of [...this.#entries]) listener(value);
  }
}
