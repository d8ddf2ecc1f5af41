import * as v from 'valibot';
import { instant } from '../documents/listingSchemas';

/** Whether a value that Firestore returns is what it would store of another, which has dates for timestamps. They are compared by milliseconds. */
export function isStoredAs(stored: unknown, value: unknown): boolean {
  if (value instanceof Date) {
    const read = v.safeParse(instant, stored);
    return read.success && read.output === value.getTime();
  }
  if (!isObject(stored) || !isObject(value)) return stored === value;
  const keys = Object.keys(value);
  return (
    Array.isArray(stored) === Array.isArray(value) &&
    Object.keys(stored).length === keys.length &&
    keys.every((key) => Object.hasOwn(stored, key) && isStoredAs(stored[key], value[key]))
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
