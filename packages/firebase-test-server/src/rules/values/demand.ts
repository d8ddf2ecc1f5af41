import type {
  RulesBytes,
  RulesDuration,
  RulesLatLng,
  RulesList,
  RulesMap,
  RulesPath,
  RulesSet,
  RulesTimestamp,
  RulesValue,
} from '../RulesValue';
import { RulesError } from './RulesError';
import { typeNameOf } from './typeNameOf';

interface Kinds {
  bytes: RulesBytes;
  duration: RulesDuration;
  latlng: RulesLatLng;
  list: RulesList;
  map: RulesMap;
  path: RulesPath;
  set: RulesSet;
  timestamp: RulesTimestamp;
}

const refuse = (expected: string, value: RulesValue): never => {
  throw new RulesError(`expected ${expected}, found ${typeNameOf(value)}`);
};

const isOfKind = <Kind extends keyof Kinds>(value: RulesValue, kind: Kind): value is Kinds[Kind] =>
  typeof value === 'object' && value?.kind === kind;

/** The value, if it is of that kind. Throws RulesError otherwise. */
export const demand = <Kind extends keyof Kinds>(value: RulesValue, kind: Kind): Kinds[Kind] =>
  isOfKind(value, kind) ? value : refuse(kind, value);

export const demandString = (value: RulesValue): string =>
  typeof value === 'string' ? value : refuse('string', value);

export const demandBoolean = (value: RulesValue): boolean =>
  typeof value === 'boolean' ? value : refuse('bool', value);

export const demandInteger = (value: RulesValue): bigint => (typeof value === 'bigint' ? value : refuse('int', value));

export const demandNumber = (value: RulesValue): bigint | number =>
  typeof value === 'bigint' || typeof value === 'number' ? value : refuse('number', value);

/** The items of a list or a set. */
export const demandItems = (value: RulesValue): readonly RulesValue[] =>
  isOfKind(value, 'list') || isOfKind(value, 'set') ? value.items : refuse('list or set', value);
