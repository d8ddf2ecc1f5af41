/** How often an operation is tried, and how long to wait between attempts. */
export interface RetryPolicy {
  readonly attempts: number;
  /** Milliseconds after the first failure. */
  readonly baseDelay: number;
  /** The factor between two delays. */
  readonly growth: number;
  /** The largest random addition, in milliseconds, so that clients that failed together do not retry together. */
  readonly randomExtra: number;
}

/** For any database operation (specification §9); the connection is reset before each retry. */
export const operationRetries: RetryPolicy = { attempts: 3, baseDelay: 1000, growth: 2, randomExtra: 0 };

/** The delay after an attempt, counted from 1, in milliseconds; `random` is between 0 and 1. */
export function retryDelay(attempt: number, policy: RetryPolicy, random = 0): number {
  return policy.baseDelay * policy.growth ** (attempt - 1) + random * policy.randomExtra;
}
