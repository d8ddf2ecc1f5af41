/** The built-in names of every condition. */
export const globalVariables: ReadonlySet<string> = new Set([
  'request',
  'resource',
  'duration',
  'firestore',
  'hashing',
  'latlng',
  'math',
  'timestamp',
]);

export const globalFunctions: ReadonlySet<string> = new Set([
  'get',
  'exists',
  'getAfter',
  'existsAfter',
  'debug',
  'bool',
  'float',
  'int',
  'path',
  'string',
]);
