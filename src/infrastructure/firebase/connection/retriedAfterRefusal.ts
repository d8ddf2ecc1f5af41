import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { Result } from '../../../domain/shared/Result';

/**
 * Of concurrent writes, the rules may refuse all but the first before Firestore asks them to retry: a refusal is retried `retries`
 * times, as many as there are others at once.
 */
export async function retriedAfterRefusal<Value, Failure>(
  attempt: () => Promise<Result<Value, Failure | BackendFailure>>,
  retries = 1,
): Promise<Result<Value, Failure | BackendFailure>> {
  const first = await attempt();
  const isRefused = !first.ok && first.failure === 'denied';
  return isRefused && retries > 0 ? retriedAfterRefusal(attempt, retries - 1) : first;
}
