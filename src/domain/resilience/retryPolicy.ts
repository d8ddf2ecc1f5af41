/** How often something is tried, and how long is waited in between. */
export interface RetryPolicy {
  readonly attempts: number;
  /** Milliseconds after the first failure. */
  readonly baseDelay: number;
  /** How many times longer the next wait is. */
  readonly growth: number;
  /** At most so many milliseconds more, by random: people who failed together do not come back together. */
  readonly randomExtra: number;
}

/** Any operation of the database (specification §9); each new attempt wants a connection that could be reset. */
export const operationRetries: RetryPolicy = { attempts: 3, baseDelay: 1000, growth: 2, randomExtra: 0 };

/** How long to wait after this attempt, counted from 1; `random` lies between 0 and 1. */
export function retryDelay(attempt: number, policy: RetryPolicy, random = 0): number {
  return policy.baseDelay * policy.growth ** (attempt - 1) + random * policy.randomExtra;
}
