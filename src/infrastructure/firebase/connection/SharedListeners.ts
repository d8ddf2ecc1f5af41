import type { Unsubscribe } from '../../../application/shared/Unsubscribe';

/** Milliseconds between the last unsubscription and the end of the listener, so that a screen that is reopened finds its data. */
const RELEASE_DELAY = 5000;

/** Runs `work` after a delay, unless it is cancelled by the returned function. */
export type Schedule = (work: () => void, milliseconds: number) => Unsubscribe;

export const scheduleByTimer: Schedule = (work, milliseconds) => {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
};

interface Shared<Value> {
  readonly listeners: Set<{ readonly emit: (value: Value) => void }>;
  last: { readonly value: Value } | null;
  stop: Unsubscribe;
  /** Cancels the scheduled release, if there is one. */
  cancelRelease: Unsubscribe;
}

/**
 * One Firestore listener for all subscribers with the same key. It ends `RELEASE_DELAY` after the last of them has unsubscribed:
 * listeners that start and stop fast trip a known assertion of the SDK, after which the client is unusable.
 */
export class SharedListeners<Value> {
  readonly #shared = new Map<string, Shared<Value>>();
  readonly #schedule: Schedule;

  constructor(schedule: Schedule = scheduleByTimer) {
    this.#schedule = schedule;
  }

  /** The number of keys that have a listener. */
  get count(): number {
    return this.#shared.size;
  }

  /** `start` is called for the first subscriber of a key; later ones get the last value at once. */
  subscribe(
    key: string,
    start: (emit: (value: Value) => void) => Unsubscribe,
    listener: (value: Value) => void,
  ): Unsubscribe {
    const shared = this.#shared.get(key) ?? this.#start(key, start);
    shared.cancelRelease();
    const entry = { emit: listener };
    shared.listeners.add(entry);
    if (shared.last !== null) listener(shared.last.value);
    return () => {
      const wasLast = shared.listeners.delete(entry) && shared.listeners.size === 0;
      if (wasLast) shared.cancelRelease = this.#schedule(() => this.#release(key, shared), RELEASE_DELAY);
    };
  }

  /** Called when the listener of this key has ended by itself: the next subscriber starts a new one. */
  discard(key: string): void {
    this.#shared.delete(key);
  }

  #start(key: string, start: (emit: (value: Value) => void) => Unsubscribe): Shared<Value> {
    const shared: Shared<Value> = {
      listeners: new Set(),
      last: null,
      stop: () => undefined,
      cancelRelease: () => undefined,
    };
    this.#shared.set(key, shared);
    shared.stop = start((value) => {
      shared.last = { value };
      for (const { emit } of [...shared.listeners]) emit(value);
    });
    return shared;
  }

  #release(key: string, shared: Shared<Value>): void {
    shared.stop();
    if (this.#shared.get(key) === shared) this.#shared.delete(key);
  }
}
