import type { Unsubscribe } from '../../../src/application/shared/Unsubscribe';

/** Emits values to listeners at once, and again whenever a change gives them another value. */
export class InMemoryEmitter {
  readonly #listeners = new Set<() => void>();

  get listeners(): number {
    return this.#listeners.size;
  }

  subscribe<Value>(read: () => Value, listener: (value: Value) => void): Unsubscribe {
    let last: string | undefined;
    const emit = () => {
      const value = read();
      const text = JSON.stringify(value);
      if (text === last) return;
      last = text;
      listener(value);
    };
    this.#listeners.add(emit);
    emit();
    return () => void this.#listeners.delete(emit);
  }

  /** To be called after every change. */
  emit(): void {
    for (const emit of [...this.#listeners]) if (this.#listeners.has(emit)) emit();
  }
}
