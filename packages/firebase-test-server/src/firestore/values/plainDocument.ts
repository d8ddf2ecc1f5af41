import type { ProtoFields, ProtoValue } from '../../rules/rulesValueOf';

/** A document as plain JavaScript: whole numbers are integers, a `Date` is a timestamp. */
export interface PlainDocument {
  readonly [field: string]: PlainValue;
}

export type PlainValue = null | boolean | number | string | Date | Double | readonly PlainValue[] | PlainDocument;

/** A copy without some of the fields. */
export function without(document: PlainDocument, ...names: readonly string[]): PlainDocument {
  return Object.fromEntries(Object.entries(document).filter(([name]) => !names.includes(name)));
}

/** A whole number that is stored as a double. */
export class Double {
  readonly value: number;

  constructor(value: number) {
    this.value = value;
  }
}

export function protoFieldsOf(document: PlainDocument): ProtoFields {
  return Object.fromEntries(Object.entries(document).map(([name, value]) => [name, protoValueOf(value)]));
}

export function protoValueOf(value: PlainValue): ProtoValue {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return Number.isInteger(value) ? { integerValue: String(value) } : doubleOf(value);
  if (value instanceof Double) return doubleOf(value.value);
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (isList(value)) return { arrayValue: { values: value.map(protoValueOf) } };
  return { mapValue: { fields: protoFieldsOf(value) } };
}

/** JSON has no infinite number: the API writes it as text. */
function doubleOf(value: number): ProtoValue {
  return { doubleValue: Number.isFinite(value) ? value : String(value) };
}

/** `Array.isArray` does not narrow readonly arrays. */
function isList(value: readonly PlainValue[] | PlainDocument): value is readonly PlainValue[] {
  return Array.isArray(value);
}
