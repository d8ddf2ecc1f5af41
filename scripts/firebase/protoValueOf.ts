import { Timestamp } from 'firebase/firestore';

/** A value as Firestore's REST API writes it. */
export type ProtoValue = Readonly<Record<string, unknown>>;

/** Encodes a value of a document as the SDK does. */
export function protoValueOf(value: unknown): ProtoValue {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (value instanceof Timestamp) return protoValueOf(value.toDate());
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(protoValueOf) } };
  if (typeof value === 'object') return { mapValue: { fields: protoFieldsOf(value) } };
  throw new TypeError(`Firestore holds no ${typeof value}.`);
}

export function protoFieldsOf(map: object): Readonly<Record<string, ProtoValue>> {
  return Object.fromEntries(Object.entries(map).map(([name, value]) => [name, protoValueOf(value)]));
}
