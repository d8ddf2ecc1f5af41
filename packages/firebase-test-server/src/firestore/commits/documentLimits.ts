import type { ProtoFields, ProtoValue } from '../../rules/rulesValueOf';
import { lastSegmentOf, parentOf, segmentsOf } from '../values/documentPath';
import { EngineError } from '../EngineError';
import { singleFieldIndexes, type FirestoreIndexes } from '../queries/FirestoreIndexes';
import type { StoredDocument } from '../values/StoredDocument';
import { kindOf } from '../values/valueKind';
import { valueText } from '../values/valueText';

const largestDocument = 1_048_576;
const maxIndexEntries = 40_000;

/** Throws INVALID_ARGUMENT for a document that Firestore would refuse for its size. */
export function assertWithinLimits(document: StoredDocument, indexes: FirestoreIndexes): void {
  const size = documentSize(document);
  if (size > largestDocument) {
    refuse(document, `its size (${size} bytes) exceeds the maximum of ${largestDocument} bytes`);
  }
  // No field has more index entries than bytes: entries of small documents need no counting.
  if (size <= maxIndexEntries) return;
  const entries = indexEntryCount(document, indexes);
  if (entries > maxIndexEntries)
    refuse(document, `it has too many index entries (${entries}, at most ${maxIndexEntries})`);
}

function refuse({ path }: StoredDocument, reason: string): never {
  throw new EngineError('INVALID_ARGUMENT', `Document "${path}" cannot be written because ${reason}.`);
}

/** In bytes, as Firestore's documentation on storage size counts them. */
export function documentSize({ path, fields }: StoredDocument): number {
  return nameSize(path) + fieldsSize(fields) + 32;
}

const textSize = (text: string): number => Buffer.byteLength(text) + 1;

const nameSize = (path: string): number => segmentsOf(path).reduce((size, segment) => size + textSize(segment), 16);

function fieldsSize(fields: ProtoFields = {}): number {
  let size = 0;
  for (const name in fields) size += textSize(name) + valueSize(fields[name] ?? {});
  return size;
}

function valueSize(value: ProtoValue): number {
  switch (kindOf(value)) {
    case 'null':
    case 'boolean':
      return 1;
    case 'number':
    case 'timestamp':
      return 8;
    case 'string':
      return textSize(value.stringValue ?? '');
    case 'bytes':
      return Buffer.byteLength(value.bytesValue ?? '', 'base64');
    case 'reference':
      return nameSize(value.referenceValue ?? '');
    case 'geoPoint':
      return 16;
    case 'array':
      return (value.arrayValue?.values ?? []).reduce((size, item) => size + valueSize(item), 0);
    case 'map':
    case 'vector':
      return fieldsSize(value.mapValue?.fields);
  }
}

/** Entries in single-field indexes: ascending and descending for each field and subfield, and one for each array element. */
export function indexEntryCount({ path, fields }: StoredDocument, indexes: FirestoreIndexes): number {
  return entriesOf(fields, [], lastSegmentOf(parentOf(path)), indexes);
}

function entriesOf(
  fields: ProtoFields,
  within: readonly string[],
  collection: string,
  indexes: FirestoreIndexes,
): number {
  let count = 0;
  for (const [name, value] of Object.entries(fields)) {
    const path = [...within, name];
    for (const { arrayConfig } of singleFieldIndexes(indexes, collection, path, 'COLLECTION')) {
      count += arrayConfig === undefined ? 1 : elementsOf(value);
    }
    count += entriesOf(value.mapValue?.fields ?? {}, path, collection, indexes);
  }
  return count;
}

const elementsOf = ({ arrayValue }: ProtoValue): number => new Set(arrayValue?.values?.map(valueText)).size;
