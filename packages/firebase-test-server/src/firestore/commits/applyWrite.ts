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
  /** Of the commit; rises from one commit to the next. */
  readonly commitTime: string;
  /** To the millisecond. */
  readonly requestTime: string;
}

export interface AppliedWrite {
  readonly write: WriteProto;
  readonly path: string;
  readonly before: StoredDocument | null;
  readonly after: StoredDocument | null;
  readonly transformResults: readonly ProtoValue[];
}

/** Does one write to the working state, whatever its precondition says. Throws INVALID_ARGUMENT for what is no write. */
export function applyWrite(state: WorkingState, write: WriteProto, times: CommitTimes): AppliedWrite {
  const path = relativePath(write.update?.name ?? write.delete ?? write.verify ?? '');
  assertDocumentPath(path);
  const before = state.get(path);
  if (write.verify !== undefined) return { write, path, before, after: before, transformResults: [] };
  if (write.update === undefined) {
    state.set(path, null);
    return { write, path, before, after: null, transformResults: [] };
  }
  const { fields, told } = transformed(masked(write, before?.fields ?? {}), write, times.requestTime);
  const { commitTime } = times;
  const after = { path, fields, createTime: before?.createTime ?? commitTime, updateTime: commitTime };
  state.set(path, after);
  return { write, path, before, after, transformResults: told };
}

/** With a mask only the named fields change, and those that the update does not have go. */
function masked({ update, updateMask }: WriteProto, before: ProtoFields): ProtoFields {
  const fields = storedFields(update?.fields);
  if (updateMask === undefined) return fields;
  return (updateMask.fieldPaths ?? [])
    .map(fieldPathSegments)
    .reduce((all, path) => withFieldAt(all, path, fieldAt(fields, path)), before);
}

function transformed(fields: ProtoFields, { updateTransforms = [] }: WriteProto, requestTime: string) {
  const told: ProtoValue[] = [];
  let result = fields;
  for (const transform of updateTransforms) {
    const path = fieldPathSegments(transform.fieldPath);
    if (path[0] === '__name__') throw new EngineError('INVALID_ARGUMENT', 'A name cannot be transformed.');
    const outcome = applyTransform(transform, fieldAt(result, path), requestTime);
    result = withFieldAt(result, path, outcome.value);
    told.push(outcome.told);
  }
  return { fields: result, told };
}
