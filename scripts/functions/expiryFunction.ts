import type { Firestore } from '@google-cloud/firestore';
import { expiryTasks, type ExpiryTasks } from '../../src/di/backends/expiryTasks';

export interface ExpiryFunctionOptions {
  /** As an administrator, to whom no rule applies. */
  readonly firestore: Firestore;
  /** Returns the time in milliseconds; default: this machine’s. */
  readonly now?: () => number;
}

/** What a Cloud Function does for listings whose time is over. */
export function expiryFunction({ firestore, now = Date.now }: ExpiryFunctionOptions): ExpiryTasks {
  return expiryTasks({ firestore, clock: { now } });
}
