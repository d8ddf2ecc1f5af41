import type { ProtoFields, ProtoValue } from '../../rules/rulesValueOf';
import { EngineError } from '../EngineError';
import { nanosecondsIn, timestampText } from './timestamps';

const maxDepth = 20;

/** The fields as they are stored: checked, times truncated to microseconds. Throws INVALID_ARGUMENT. */
export function storedFields(fields: ProtoFields = {}, depth = 0): ProtoFields {
  let result = fields;
  for (const name in fields) {
    assertFieldName(name);
    const value = fields[name];
    const stored = value && storedValue(value, depth + 1);
    // Copied only when a value differs: most documents, with hundreds of fields, are stored as they arrive.
    if (stored !== undefined && stored !== value) result = { ...result, [name]: stored };
  }
  return result;
}

function assertFieldName(name: string): void {
  if (name === '') refuse('A field has no name.');
  if (name.length > 500 && Buffer.byteLength(name) > 1_500) {
    refuse(`The name of a field is longer than 1,500 bytes: ${name.slice(0, 40)}…`);
  }
  if (name.startsWith('__') && name.endsWith('__') && name !== '__type__')
    refuse(`The name of a field is reserved: ${name}.`);
}

function storedValue(value: ProtoValue, depth: number): ProtoValue {
  if (depth > maxDepth) refuse('Maps and arrays may lie at most 20 deep.');
  const { timestampValue, arrayValue, mapValue } = value;
  if (timestampValue !== undefined) return { timestampValue: timestampText(nanosecondsIn(timestampValue)) };
  if (arrayValue !== undefined) {
    return { arrayValue: { values: (arrayValue.values ?? []).map((item) => storedItem(item, depth + 1)) } };
  }
  if (mapValue === undefined) return value;
  const fields = storedFields(mapValue.fields, depth);
  return fields === mapValue.fields ? value : { mapValue: { fields } };
}

function storedItem(item: ProtoValue, depth: number): ProtoValue {
  if (item.arrayValue !== undefined) refuse('An array may not hold an array.');
  return storedValue(item, depth);
}

function refuse(message: string): never {
  throw new EngineError('INVALID_ARGUMENT', message);
}
