import type { Unsubscribe } from '../../../src/application/shared/Unsubscribe';
import type { Result } from '../../../src/domain/shared/Result';

export type IsExpected<Value> = (value: Value) => boolean;

/** The first value of a subscription that meets a condition: cached values may come before it. Rejects on a failure. */
export function firstEmissionWhere<Value>(
  subscribe: (listener: (result: Result<Value, unknown>) => void) => Unsubscribe,
  isExpected: IsExpected<Value>,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = subscribe((result) => {
      if (!result.ok) reject(new Error(String(result.failure)));
      else if (isExpected(result.value)) resolve(result.value);
      else return;
      void Promise.resolve().then(() => stop());
    });
  });
}
