/** The maps of a card document. Each is a set: what it holds is true. */
export type CardMap = 'words' | 'starts' | 'near' | 'facets' | 'numbers' | 'alive' | 'cells';

/** One thing that is true of a card, or that a search asks to be. */
export interface CardFlag {
  readonly map: CardMap;
  readonly key: string;
}

/** As Firestore keeps a set, so that each member has an index of its own. */
export type FlagSet = Readonly<Record<string, true>>;

/**
 * Without a prototype: it knows no other names, whatever word is asked for; and being a dictionary from the start it is made twenty times
 * faster than a plain object, of which each set of keys would be a shape of its own.
 */
export function flagSet(keys: Iterable<string>): FlagSet {
  const set: unknown = Object.create(null);
  if (!isDictionary(set)) throw new TypeError('not an object');
  for (const key of keys) set[key] = true;
  return set;
}

function isDictionary(value: unknown): value is Record<string, true> {
  return typeof value === 'object';
}
