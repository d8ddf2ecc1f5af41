import type { Unsubscribe } from '../../../src/application/shared/Unsubscribe';
import type { Result } from '../../../src/domain/shared/Result';

export type IsDue<Value> = (value: Value) => boolean;

/** What a subscription tells once all is as it should be: what a tab knew before may come first. */
export function told<Value>(
  subscribe: (tell: (told: Result<Value, unknown>) => void) => Unsubscribe,
  isDue: IsDue<Value>,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = subscribe((telling) => {
      if (!telling.ok) reject(new Error(String(telling.failure)));
      else if (isDue(telling.value)) resolve(telling.value);
      else return;
      void Promise.resolve().then(() => stop());
    });
  });
}
