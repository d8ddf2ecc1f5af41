import { EngineError } from '../EngineError';
import type { PreconditionProto } from '../protocol';
import type { StoredDocument } from '../values/StoredDocument';
import { nanosecondsIn } from '../values/timestamps';

/** Throws the error with which Firestore refuses a write whose precondition does not hold. */
export function assertPrecondition(
  path: string,
  before: StoredDocument | null,
  { exists, updateTime }: PreconditionProto = {},
): void {
  if (exists === true && before === null) throw new EngineError('NOT_FOUND', `No document to update: ${path}`);
  if (exists === false && before !== null) throw new EngineError('ALREADY_EXISTS', `Document already exists: ${path}`);
  if (updateTime === undefined) return;
  if (before === null || nanosecondsIn(before.updateTime) !== nanosecondsIn(updateTime)) {
    throw new EngineError('FAILED_PRECONDITION', `The document is not the one that was read: ${path}`);
  }
}
