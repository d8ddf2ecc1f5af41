import type { Firestore } from '@google-cloud/firestore';
import type { Bucket } from '@google-cloud/storage';
import { sweepTasks, type SweepTasks } from '../../src/di/backends/sweepTasks';

export interface SweepFunctionOptions {
  /** As an administrator, to whom no rule applies. */
  readonly firestore: Firestore;
  /** Of the photos; as an administrator too. */
  readonly bucket: Bucket;
  /** Returns the time in milliseconds; default: this machine’s. */
  readonly now?: () => number;
}

/** What a Cloud Function does with photos that nothing names. */
export function sweepFunction({ firestore, bucket, now = Date.now }: SweepFunctionOptions): SweepTasks {
  return sweepTasks({ firestore, bucket, clock: { now } });
}
