import type { ProtoValue } from '../../rules/rulesValueOf';
import { EngineError } from '../EngineError';

/** In the order in which Firestore sorts them. Integers and doubles are one kind. */
export const kindsInOrder = [
  'null',
  'boolean',
  'number',
  'timestamp',
  'string',
  'bytes',
  'reference',
  'geoPoint',
  'array',
  'vector',
  'map',
] as const;

export type ValueKind = (typeof kindsInOrder)[number];

const kindByKey: Readonly<Record<keyof ProtoValue, ValueKind>> = {
  nullValue: 'null',
  booleanValue: 'boolean',
  integerValue: 'number',
  doubleValue: 'number',
  timestampValue: 'timestamp',
  stringValue: 'string',
  bytesValue: 'bytes',
  referenceValue: 'reference',
  geoPointValue: 'geoPoint',
  arrayValue: 'array',
  mapValue: 'map',
};

const isValueKey = (key: string): key is keyof ProtoValue => key in kindByKey;

/** Throws INVALID_ARGUMENT for a message that holds no value. */
export function kindOf(value: ProtoValue): ValueKind {
  for (const key in value) {
    if (!isValueKey(key)) break;
    return key === 'mapValue' && isVector(value) ? 'vector' : kindByKey[key];
  }
  throw new EngineError('INVALID_ARGUMENT', `Not a value: ${JSON.stringify(value)}`);
}

const isVector = ({ mapValue }: ProtoValue): boolean => mapValue?.fields?.__type__?.stringValue === '__vector__';

/** ProtoJSON writes the numbers that JSON does not have as strings: 'NaN', 'Infinity', '-Infinity'. */
export const numberIn = ({ integerValue, doubleValue }: ProtoValue): number => Number(integerValue ?? doubleValue);

export const isInteger = (value: ProtoValue): boolean => value.integerValue !== undefined;

export const isNaNValue = (value: ProtoValue): boolean => kindOf(value) === 'number' && Number.isNaN(numberIn(value));

export const vectorIn = (value: ProtoValue): readonly ProtoValue[] =>
  value.mapValue?.fields?.value?.arrayValue?.values ?? [];
