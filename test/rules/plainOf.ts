import { Timestamp } from 'firebase/firestore';
import { Double, type PlainDocument, type PlainValue } from '@mon-bazar/firebase-test-server/firestore/plainDocument';

/** A document of an adapter in the notation of tests. */
export function plainOf(document: object): PlainDocument {
  return Object.fromEntries(Object.entries(document).map(([name, value]) => [name, plainValueOf(value)]));
}

function plainValueOf(value: unknown): PlainValue {
  if (value === null || typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string')
    return value;
  if (value instanceof Double || value instanceof Date) return value;
  if (Array.isArray(value)) return value.map(plainValueOf);
  if (value instanceof Timestamp) return value.toDate();
  if (typeof value !== 'object') throw new Error(`Firestore takes no ${typeof value}`);
  return plainOf(value);
}
