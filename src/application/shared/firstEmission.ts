import type { Unsubscribe } from '../shared/Unsubscribe';

export type Watch<Value> = (uid: string, listener: (value: Value) => void) => Unsubscribe;

/** What is told first of something of a person that is watched. */
export function firstEmission<Value>(watch: Watch<Value>, uid: string): Promise<Value> {
  return new Promise((resolve) => {
    const stop = watch(uid, (value) => {
      resolve(value);
      // It may be told before there is anything to stop.
      void Promise.resolve().then(() => stop());
    });
  });
}
