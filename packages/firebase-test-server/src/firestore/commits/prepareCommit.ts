import type { Identity } from '../../identityOf';
import { applyWrite } from './applyWrite';
import { assertPrecondition } from './assertPrecondition';
import type { DocumentGuard } from './DocumentGuard';
import { assertWithinLimits } from './documentLimits';
import type { DocumentStore } from '../DocumentStore';
import { EngineError } from '../EngineError';
import type { FirestoreIndexes } from '../queries/FirestoreIndexes';
import type { WriteProto, WriteResultProto } from '../protocol';
import { WorkingState } from './WorkingState';

export interface CommitResult {
  readonly commitTime: string;
  readonly writeResults: readonly WriteResultProto[];
}

interface CommitContext {
  readonly store: DocumentStore;
  readonly guard: DocumentGuard;
  readonly indexes: FirestoreIndexes;
}

const maxWrites = 500;

/** The state after all writes, and the result for the client. Throws EngineError when any write is refused. */
export function prepareCommit(
  { store, guard, indexes }: CommitContext,
  writes: readonly WriteProto[],
  identity: Identity,
  commitTime: string,
): { readonly state: WorkingState; readonly result: CommitResult } {
  if (writes.length > maxWrites) throw new EngineError('INVALID_ARGUMENT', `At most ${maxWrites} writes in a commit.`);
  const now = new Date(commitTime);
  const state = new WorkingState(store);
  const applied = writes.map((write) => applyWrite(state, write, { commitTime, requestTime: now.toISOString() }));
  guard.requireWrites(applied, state, identity, now);
  for (const { write, path, before } of applied) assertPrecondition(path, before, write.currentDocument);
  for (const document of state.changedDocuments) assertWithinLimits(document, indexes);
  const writeResults = applied.map(({ transformResults }) => ({
    updateTime: commitTime,
    ...(transformResults.length === 0 ? {} : { transformResults }),
  }));
  return { state, result: { commitTime, writeResults } };
}
