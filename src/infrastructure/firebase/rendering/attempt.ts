import type { BackendResult } from '../../../application/shared/BackendResult';
import { failure, success } from '../../../domain/shared/Result';
import { backendFailureOf } from '../connection/backendFailureOf';

/** Reads once. A cache asks again soon, so that a failure is not worth a second attempt. */
export async function attempt<Value>(reading: () => Promise<Value>): Promise<BackendResult<Value>> {
  try {
    return success(await reading());
  } catch (error) {
    return failure(backendFailureOf(error));
  }
}
