import type { ProtoFields, ProtoValue } from '../../rules/rulesValueOf';
import { applyTransform } from './applyTransform';
import { assertDocumentPath, relativePath } from '../values/documentPath';
import { EngineError } from '../EngineError';
import { fieldAt, fieldPathSegments, withFieldAt } from '../queries/fieldPath';
import type { WriteProto } from '../protocol';
import type { StoredDocument } from '../values/StoredDocument';
import { storedFields } from '../values/storedValue';
import type { WorkingState } from './WorkingState';

export interface CommitTimes {
  /** Increases from one commit to the next. */
  readonly commitTime: string;
  /** With milliseconds. */
  readonly requestTime: string;
}

export interface AppliedWrite {
  readonly write: WriteProto;
  readonly path: string;
  readonly before: StoredDocument | null;
  readonly after: StoredDocument | null;
  readonly transformResults: readonly ProtoValue[];
}

/** Applies one write to the working state, without checking its precondition. Throws INVALID_ARGUMENT for a malformed write. */
export function applyWrite(state: WorkingState, write: WriteProto, times: CommitTimes): AppliedWrite {
  const path = relativePath(write.update?.name ?? write.delete ?? write.verify ?? '');
  assertDocumentPath(path);
  const before = state.get(path);
  if (write.verify !== undefined) return { write, path, before, after: before, transformResults: [] };
  if (write.update === undefined) {
    state.set(path, null);
    return { write, path, before, after: null, transformResults: [] };
  }
  const { fields, results } = transformed(masked(write, before?.fields ?? {}), write, times.requestTime);
  const { commitTime } = times;
  const after = { path, fields, createTime: before?.createTime ?? commitTime, updateTime: commitTime };
  state.set(path, after);
  return { write, path, before, after, transformResults: results };
}

/** With a mask only the named fields change; those without a new value are removed. */
function masked({ update, updateMask }: WriteProto, before: ProtoFields): ProtoFields {
  const fields = storedFields(update?.fields);
  if (updateMask === undefined) return fields;
  return (updateMask.fieldPaths ?? [])
    .map(fieldPathSegments)
    .reduce((all, path) => withFieldAt(all, path, fieldAt(fields, path)), before);
}

function transformed(fields: ProtoFields, { updateTransforms = [] }: WriteProto, requestTime: string) {
  const results: ProtoValue[] = [];
  let transformedFields = fields;
  for (const transform of updateTransforms) {
    const path = fieldPathSegments(transform.fieldPath);
    if (path[0] === '__name__') throw new EngineError('INVALID_ARGUMENT', 'A name cannot be transformed.');
    const outcome = applyTransform(transform, fieldAt(transformedFields, path), requestTime);
    transformedFields = withFieldAt(transformedFields, path, outcome.value);
    results.push(outcome.clientResult);
  }
  return { fields: transformedFields, results };
}
