import type { ProtoFields, ProtoValue } from '../rules/rulesValueOf';
import { EngineError } from './EngineError';
import { nanosecondsIn, timestampText } from './timestamps';
import { kindOf } from './valueKind';

const deepest = 20;

// Cards hold hundreds of flags each: they share these two.
const yes: ProtoValue = { booleanValue: true };
const no: ProtoValue = { booleanValue: false };

/** The fields as they are kept: checked, times cut to microseconds. Throws INVALID_ARGUMENT. */
export function storedFields(fields: ProtoFields = {}, depth = 0): ProtoFields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [checkedName(name), storedValue(value, depth + 1)]));
}

function checkedName(name: string): string {
  if (name === '') refuse('A field has no name.');
  if (Buffer.byteLength(name) > 1_500) refuse(`The name of a field is longer than 1,500 bytes: ${name.slice(0, 40)}…`);
  if (/^__.*__$/.test(name) && name !== '__type__') refuse(`The name of a field is reserved: ${name}.`);
  return name;
}

export function storedValue(value: ProtoValue, depth = 0): ProtoValue {
  if (depth > deepest) refuse('Maps and arrays may lie at most 20 deep.');
  switch (kindOf(value)) {
    case 'boolean':
      return value.booleanValue === true ? yes : no;
    case 'timestamp':
      return { timestampValue: timestampText(nanosecondsIn(value.timestampValue ?? '')) };
    case 'array':
      return { arrayValue: { values: (value.arrayValue?.values ?? []).map((item) => storedItem(item, depth + 1)) } };
    case 'map':
    case 'vector':
      return { mapValue: { fields: storedFields(value.mapValue?.fields, depth) } };
    default:
      return value;
  }
}

function storedItem(item: ProtoValue, depth: number): ProtoValue {
  if (item.arrayValue !== undefined) refuse('An array may not hold an array.');
  return storedValue(item, depth);
}

function refuse(message: string): never {
  throw new EngineError('INVALID_ARGUMENT', message);
}
