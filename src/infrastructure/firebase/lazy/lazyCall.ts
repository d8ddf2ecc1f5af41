import type { BackendFailure } from '../../../application/shared/BackendFailure';
import { failure, type Result } from '../../../domain/shared/Result';
import type { Lazy } from './lazySubscribe';
import { lazyMessages } from './lazyMessages';

/** What a part answers once it has come; a part that cannot be fetched is a server that does not answer. */
export async function lazyCall<Part, Value, Failure>(
  load: Lazy<Part>,
  ask: (part: Part) => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure | BackendFailure>> {
  let part: Part;
  try {
    part = await load();
  } catch (error) {
    console.error(lazyMessages.absent, error);
    return failure('offline');
  }
  return ask(part);
}
