import type { Unsubscribe } from '../shared/Unsubscribe';

export type Subscribe<Value, Key = string> = (key: Key, listener: (value: Value) => void) => Unsubscribe;

/** Resolves with the first value that a subscription emits. */
export function firstEmission<Value, Key = string>(subscribe: Subscribe<Value, Key>, key: Key): Promise<Value> {
  return new Promise((resolve) => {
    const unsubscribe = subscribe(key, (value) => {
      resolve(value);
      // The first value may come before `unsubscribe` is assigned.
      void Promise.resolve().then(() => unsubscribe());
    });
  });
}
