import type { RulesValue } from '../RulesValue';

const kinds = { mapDiff: 'map_diff' } as const;

/** The name of the type for `is`, which has none for null. */
export const typeNameOf = (value: RulesValue): string => {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'bigint') return 'int';
  if (typeof value === 'number') return 'float';
  if (typeof value === 'string') return 'string';
  return value.kind === 'mapDiff' ? kinds.mapDiff : value.kind;
};

const typeNames: ReadonlySet<string> = new Set([
  'bool',
  'bytes',
  'constraint',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'map_diff',
  'number',
  'path',
  'set',
  'string',
  'timestamp',
]);

export const isTypeName = (name: string): boolean => typeNames.has(name);

export const isOfType = (value: RulesValue, type: string): boolean => {
  const own = typeNameOf(value);
  // Google's emulator recognises no set.
  return (own === type && own !== 'set') || (type === 'number' && (own === 'int' || own === 'float'));
};
