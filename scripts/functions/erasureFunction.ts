import { erasureTasks, type ErasureTaskOptions, type ErasureTasks } from '../../src/di/backends/erasureTasks';

export interface ErasureFunctionOptions extends Omit<ErasureTaskOptions, 'clock'> {
  /** Returns the time in milliseconds; default: this machine’s. */
  readonly now?: () => number;
}

/** What a Cloud Function does for accounts whose erasure people have asked for. */
export function erasureFunction({ now = Date.now, ...services }: ErasureFunctionOptions): ErasureTasks {
  return erasureTasks({ ...services, clock: { now } });
}
