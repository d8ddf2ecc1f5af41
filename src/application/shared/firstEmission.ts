import type { Unsubscribe } from '../shared/Unsubscribe';

export type Subscribe<Value> = (uid: string, listener: (value: Value) => void) => Unsubscribe;

/** What is told first of something of a person that is watched. */
export function firstEmission<Value>(subscribe: Subscribe<Value>, uid: string): Promise<Value> {
  return new Promise((resolve) => {
    const unsubscribe = subscribe(uid, (value) => {
      resolve(value);
      // It may be told before there is anything to stop.
      void Promise.resolve().then(() => unsubscribe());
    });
  });
}
