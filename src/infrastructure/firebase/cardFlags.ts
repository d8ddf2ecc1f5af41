/** The maps of a card document. Each is a set: what it holds is true. */
export type CardMap = 'words' | 'starts' | 'near' | 'facets' | 'numbers' | 'alive' | 'cells';

/** One thing that is true of a card, or that a search asks to be. */
export interface CardFlag {
  readonly map: CardMap;
  readonly key: string;
}

/** As Firestore keeps a set, so that each member has an index of its own. */
export type FlagSet = Readonly<Record<string, true>>;

export function flagSet(keys: Iterable<string>): FlagSet {
  return Object.fromEntries([...keys].map((key) => [key, true as const]));
}
