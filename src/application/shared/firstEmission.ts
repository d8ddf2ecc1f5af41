import type { Unsubscribe } from '../shared/Unsubscribe';

export type Subscribe<Value> = (uid: string, listener: (value: Value) => void) => Unsubscribe;

/** Resolves with the first value that a subscription emits. */
export function firstEmission<Value>(subscribe: Subscribe<Value>, uid: string): Promise<Value> {
  return new Promise((resolve) => {
    const unsubscribe = subscribe(uid, (value) => {
      resolve(value);
      // The first value may come before `unsubscribe` is assigned.
      void Promise.resolve().then(() => unsubscribe());
    });
  });
}
