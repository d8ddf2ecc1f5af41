import type { ProtoFields } from '../../rules/rulesValueOf';
import { fieldAt, withFieldAt } from './fieldPath';
import type { StoredDocument } from '../values/StoredDocument';

/** The document with the selected fields only; null: with all fields. */
export function selectFields(
  document: StoredDocument,
  selected: readonly (readonly string[])[] | null,
): StoredDocument {
  if (selected === null) return document;
  const fields = selected.reduce<ProtoFields>(
    (selection, path) => withFieldAt(selection, path, fieldAt(document.fields, path)),
    {},
  );
  return { ...document, fields };
}
