import { failure, success } from '../../../domain/shared/Result';
import type { BackendResult } from '../../../application/shared/BackendResult';
import { delayAfter, operationRetries } from '../../../domain/resilience/retryPolicy';
import { backendFailureOf } from './backendFailureOf';
import type { ConnectionReset } from './ConnectionReset';
import { errorKindOf } from './errorKindOf';

export type Wait = (milliseconds: number) => Promise<void>;

const sleep: Wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Runs one operation of Firebase and turns its errors into failures. One that meets the network or a bad request is tried
 * again, up to 3 times in all after 1 s and 2 s, as long as each reset of the connection succeeds. Since a reset within 10 s
 * of another does not, a server that answers at once with an error is asked twice.
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
        if (attempt === operationRetries.attempts || !isOfTheConnection(error) || !(await this.#reset.run()))
          return failure(reason);
        await this.#wait(delayAfter(attempt, operationRetries));
      }
    }
  }
}

function isOfTheConnection(error: unknown): boolean {
  const kind = errorKindOf(error);
  return kind === 'network-error' || kind === 'bad-request';
}
