import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { Read } from './CasePorts';

/** Null if nothing has failed. */
export function firstFailure(reads: readonly Read<unknown>[]): BackendFailure | null {
  for (const read of reads) if (read?.ok === false) return read.failure;
  return null;
}
