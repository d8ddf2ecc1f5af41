/** The maps of a card document, each used as a set: all its values are `true`. */
export type CardMap = 'words' | 'starts' | 'near' | 'facets' | 'numbers' | 'alive' | 'cells';

/** A member of one of these sets: a card has it, a query filters by it. */
export interface CardFlag {
  readonly map: CardMap;
  readonly key: string;
}

/** A set as Firestore stores it, so that every member has its own index entry. */
export type FlagSet = Readonly<Record<string, true>>;

/**
 * Made without a prototype, so that no key such as `constructor` is found by inheritance. V8 then stores it as a dictionary from the
 * start, which is twenty times faster than a hidden class for each set of keys.
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
