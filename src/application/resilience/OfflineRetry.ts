import type { Result } from '../../domain/shared/Result';
import type { Cancellation } from '../shared/Cancellation';
import type { Timers } from '../shared/Timers';
import type { Unsubscribe } from '../shared/Unsubscribe';
import type { BackendStatus } from './BackendStatus';
import { RetryDelay } from './RetryDelay';

/** Gets what is being waited for: true, the server does not answer; false, it is asked again. */
export type OnOffline = (isOffline: boolean) => void;

/** Repeats what fails because the server does not answer. */
export class OfflineRetry {
  readonly #backendStatus: BackendStatus;
  readonly #timers: Timers;

  constructor(backendStatus: BackendStatus, timers: Timers) {
    this.#backendStatus = backendStatus;
    this.#timers = timers;
  }

  /**
   * Attempts until the server answers: at once when the backend is reachable again, otherwise after a growing delay. Null: it was
   * cancelled before; an attempt that is under way is then left to itself.
   */
  async execute<Value, Failure>(
    attempt: () => Promise<Result<Value, Failure>>,
    onOffline: OnOffline,
    cancellation: Cancellation,
  ): Promise<Result<Value, Exclude<Failure, 'offline'>> | null> {
    const cancelled = new Promise<null>((resolve) => cancellation.onCancel(() => resolve(null)));
    const unsubscribe = this.#backendStatus.subscribe(({ kind }) => {
      if (kind === 'offline') onOffline(true);
    });
    const delay = new RetryDelay();
    try {
      while (!cancellation.isCancelled()) {
        const result = await Promise.race([attempt(), cancelled]);
        if (result === null || isAnswered(result)) return result;
        onOffline(true);
        if (!cancellation.isCancelled()) await this.#nextAttempt(delay.take(), cancellation);
        if (!cancellation.isCancelled()) onOffline(false);
      }
      return null;
    } finally {
      unsubscribe();
    }
  }

  /** Resolves when the next attempt is due, or it is cancelled, which it is not yet. */
  #nextAttempt(delay: number, cancellation: Cancellation): Promise<void> {
    return new Promise((resolve) => {
      let cancel: Unsubscribe = () => undefined;
      let wasReachable = true;
      const end = () => {
        cancel();
        stopListening();
        unsubscribe();
        resolve();
      };
      const unsubscribe = this.#backendStatus.subscribe(({ kind }) => {
        cancel();
        const isReachable = kind === 'ready';
        // Not at once from within the subscription, whose end is not known yet.
        if (isReachable) cancel = this.#timers.after(wasReachable ? delay : 0, end);
        wasReachable = isReachable;
      });
      const stopListening = cancellation.onCancel(end);
    });
  }
}

function isAnswered<Value, Failure>(
  result: Result<Value, Failure>,
): result is Result<Value, Exclude<Failure, 'offline'>> {
  return result.ok || result.failure !== 'offline';
}
