import type { Result } from '../../domain/shared/Result';
import type { Timers } from '../shared/Timers';
import type { Unsubscribe } from '../shared/Unsubscribe';
import type { BackendStatus } from './BackendStatus';

/** Milliseconds until the next attempt while the backend seems reachable: they double up to the longest delay. */
const FIRST_DELAY = 2000;
const LONGEST_DELAY = 30_000;

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
   * Attempts until the server answers: at once when the backend is reachable again, otherwise after a growing delay. Null: `signal` was
   * aborted before; an attempt that is under way is then left to itself.
   */
  async execute<Value, Failure>(
    attempt: () => Promise<Result<Value, Failure>>,
    onOffline: OnOffline,
    signal: AbortSignal,
  ): Promise<Result<Value, Exclude<Failure, 'offline'>> | null> {
    const aborted = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }));
    const unsubscribe = this.#backendStatus.subscribe(({ kind }) => {
      if (kind === 'offline') onOffline(true);
    });
    try {
      for (let delay = FIRST_DELAY; !signal.aborted; delay = Math.min(2 * delay, LONGEST_DELAY)) {
        const result = await Promise.race([attempt(), aborted]);
        if (result === null || isAnswered(result)) return result;
        onOffline(true);
        await Promise.race([this.#nextAttempt(delay, signal), aborted]);
        if (!signal.aborted) onOffline(false);
      }
      return null;
    } finally {
      unsubscribe();
    }
  }

  #nextAttempt(delay: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      let cancel: Unsubscribe = () => undefined;
      let wasReachable = true;
      const end = () => {
        cancel();
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
      signal.addEventListener('abort', end, { once: true });
    });
  }
}

function isAnswered<Value, Failure>(
  result: Result<Value, Failure>,
): result is Result<Value, Exclude<Failure, 'offline'>> {
  return result.ok || result.failure !== 'offline';
}
