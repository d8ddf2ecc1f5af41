import type { CardFlag } from '../cards/cardFlags';

/** A card meets it when it has all flags. */
export type Conjunction = readonly CardFlag[];

/** A card meets it when it has all flags, and of each group one conjunction at least. A group of none is met by no card. */
export interface CardCondition {
  readonly all: Conjunction;
  readonly anyOf: readonly (readonly Conjunction[])[];
}

export interface CardQuery extends CardCondition {
  readonly collection: 'cardsByDate' | 'cardsByPrice';
  /** Cards come in the order of their ids, or in the opposite one. */
  readonly descending: boolean;
}

/** What Firestore takes in one query, written out in normal form. */
export const MOST_DISJUNCTIONS = 30;

/** Groups with one way to be met are none. */
export function condition(all: Conjunction, groups: CardCondition['anyOf']): CardCondition {
  const single = groups.filter((group) => group.length === 1).flat(2);
  return { all: [...all, ...single], anyOf: groups.filter((group) => group.length !== 1) };
}

export function both(one: CardCondition, other: CardCondition): CardCondition {
  return { all: [...one.all, ...other.all], anyOf: [...one.anyOf, ...other.anyOf] };
}

export function disjunctionsOf({ anyOf }: CardCondition): number {
  return anyOf.reduce((product, group) => product * group.length, 1);
}

export function meets(has: (flag: CardFlag) => boolean, { all, anyOf }: CardCondition): boolean {
  const hasAll = (flags: Conjunction) => flags.every(has);
  return hasAll(all) && anyOf.every((group) => group.some(hasAll));
}

/**
 * The same cards, by queries that Firestore takes. One, mostly: its largest group is parted until the rest fits. What no card can meet
 * needs none.
 */
export function withinLimits(query: CardQuery): readonly CardQuery[] {
  if (query.anyOf.some((group) => group.length === 0)) return [];
  const disjunctions = disjunctionsOf(query);
  if (disjunctions <= MOST_DISJUNCTIONS) return [query];
  const largest = query.anyOf.reduce((one, other) => (other.length > one.length ? other : one));
  const others = query.anyOf.filter((group) => group !== largest);
  const size = Math.max(1, Math.floor((MOST_DISJUNCTIONS * largest.length) / disjunctions));
  return chunks(largest, size).flatMap((chunk) =>
    withinLimits({ ...query, ...condition(query.all, [...others, chunk]) }),
  );
}

function chunks<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
