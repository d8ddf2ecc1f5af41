import { failure, success } from '../../../domain/shared/Result';
import type { BackendResult } from '../../../application/shared/BackendResult';
import { retryDelay, operationRetries } from '../../../domain/resilience/retryPolicy';
import { backendFailureOf } from './backendFailureOf';
import type { ConnectionReset } from './ConnectionReset';
import { errorKindOf } from './errorKindOf';

export type Wait = (milliseconds: number) => Promise<void>;

const sleep: Wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Runs a Firebase operation and turns its errors into failures. After a network error or a bad request it resets the connection
 * and retries, up to 3 attempts with 1 s and 2 s between them, as long as each reset succeeds. A reset within 10 s of another one
 * is refused, so an operation that fails at once is attempted twice only.
 */
export class FirebaseOperations {
  readonly #reset: ConnectionReset;
  readonly #wait: Wait;

  constructor(reset: ConnectionReset, wait: Wait = sleep) {
    this.#reset = reset;
    this.#wait = wait;
  }

  async run<Value>(operation: () => Promise<Value>): Promise<BackendResult<Value>> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return success(await operation());
      } catch (error) {
        const reason = backendFailureOf(error);
        if (attempt === operationRetries.attempts || !(await this.resetAfter(error))) return failure(reason);
        await this.#wait(retryDelay(attempt, operationRetries));
      }
    }
  }

  /** Resets the connection after a network error or a bad request. True: it could be reset, so that one may try again. */
  async resetAfter(error: unknown): Promise<boolean> {
    return isConnectionError(error) && this.#reset.run();
  }
}

function isConnectionError(error: unknown): boolean {
  const kind = errorKindOf(error);
  return kind === 'network-error' || kind === 'bad-request';
}
