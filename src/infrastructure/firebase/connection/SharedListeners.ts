import type { Unsubscribe } from '../../../application/shared/Unsubscribe';

/** How long what nobody watches any more is still followed: a screen that comes back finds it. */
const RELEASE_DELAY = 5000;

export type Later = (work: () => void, milliseconds: number) => Unsubscribe;

export const afterAWhile: Later = (work, milliseconds) => {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
};

interface Shared<Value> {
  readonly listeners: Set<{ readonly tell: (value: Value) => void }>;
  last: { readonly value: Value } | null;
  stop: Unsubscribe;
  /** Calls a release off. */
  keep: Unsubscribe;
}

/**
 * One listener of Firestore for all who watch the same thing. It is released some seconds after the last of them has gone:
 * listeners that come and go fast trip a known assertion of the SDK, after which the client is dead.
 */
export class SharedListeners<Value> {
  readonly #shared = new Map<string, Shared<Value>>();
  readonly #later: Later;

  constructor(later: Later = afterAWhile) {
    this.#later = later;
  }

  /** How many things are followed now. */
  get count(): number {
    return this.#shared.size;
  }

  /** A key stands for one thing to watch; `start` is called when nobody watches it yet. */
  watch(
    key: string,
    start: (tell: (value: Value) => void) => Unsubscribe,
    listener: (value: Value) => void,
  ): Unsubscribe {
    const shared = this.#shared.get(key) ?? this.#begin(key, start);
    shared.keep();
    const entry = { tell: listener };
    shared.listeners.add(entry);
    if (shared.last !== null) listener(shared.last.value);
    return () => {
      const wasLast = shared.listeners.delete(entry) && shared.listeners.size === 0;
      if (wasLast) shared.keep = this.#later(() => this.#end(key, shared), RELEASE_DELAY);
    };
  }

  /** What was followed under this key has ended by itself: the next to watch it starts anew. */
  forget(key: string): void {
    this.#shared.delete(key);
  }

  #begin(key: string, start: (tell: (value: Value) => void) => Unsubscribe): Shared<Value> {
    const shared: Shared<Value> = { listeners: new Set(), last: null, stop: () => undefined, keep: () => undefined };
    this.#shared.set(key, shared);
    shared.stop = start((value) => {
      shared.last = { value };
      for (const { tell } of [...shared.listeners]) tell(value);
    });
    return shared;
  }

  #end(key: string, shared: Shared<Value>): void {
    shared.stop();
    if (this.#shared.get(key) === shared) this.#shared.delete(key);
  }
}
