import type { CardFlag } from '../cards/cardFlags';

/** Flags that a card must all have. */
export type Conjunction = readonly CardFlag[];

/** Cards that have all flags of `all`, and of each group at least one conjunction. No card meets an empty group. */
export interface CardCondition {
  readonly all: Conjunction;
  readonly anyOf: readonly (readonly Conjunction[])[];
}

export interface CardQuery extends CardCondition {
  readonly collection: 'cardsByDate' | 'cardsByPrice';
  /** Whether cards come by descending document id instead of ascending. */
  readonly descending: boolean;
}

/** Firestore’s limits for one query in disjunctive normal form. */
export const MAXIMUM_DISJUNCTIONS = 30;
/** The limit is 100 with the sort order; the place where a page begins is one more. */
export const MAXIMUM_FILTERS = 98;

/** Groups with a single alternative become part of `all`. */
export function condition(all: Conjunction, groups: CardCondition['anyOf']): CardCondition {
  const single = groups.filter((group) => group.length === 1).flat(2);
  return { all: [...all, ...single], anyOf: groups.filter((group) => group.length !== 1) };
}

export function both(one: CardCondition, other: CardCondition): CardCondition {
  return { all: [...one.all, ...other.all], anyOf: [...one.anyOf, ...other.anyOf] };
}

export function countDisjunctions({ anyOf }: CardCondition): number {
  return anyOf.reduce((product, group) => product * group.length, 1);
}

/** The filters of all disjunctions together. */
export function countFilters({ all, anyOf }: CardCondition): number {
  const disjunctions = countDisjunctions({ all, anyOf });
  const ofGroup = (group: CardCondition['anyOf'][number]) =>
    (disjunctions / group.length) * group.reduce((sum, conjunction) => sum + conjunction.length, 0);
  return anyOf.reduce((sum, group) => sum + ofGroup(group), disjunctions * all.length);
}

export function meets(has: (flag: CardFlag) => boolean, { all, anyOf }: CardCondition): boolean {
  const hasAll = (flags: Conjunction) => flags.every(has);
  return hasAll(all) && anyOf.every((group) => group.some(hasAll));
}

/**
 * Queries within Firestore’s limits that together find the same cards. Usually one; otherwise the largest group is split until each
 * query fits. None when no card can meet the condition.
 */
export function withinLimits(query: CardQuery): readonly CardQuery[] {
  if (query.anyOf.some((group) => group.length === 0)) return [];
  const excess = Math.max(countDisjunctions(query) / MAXIMUM_DISJUNCTIONS, countFilters(query) / MAXIMUM_FILTERS);
  if (excess <= 1 || query.anyOf.length === 0) return [query];
  const largest = query.anyOf.reduce((one, other) => (other.length > one.length ? other : one));
  const others = query.anyOf.filter((group) => group !== largest);
  const size = Math.max(1, Math.floor(largest.length / excess));
  return chunks(largest, size).flatMap((chunk) =>
    withinLimits({ ...query, ...condition(query.all, [...others, chunk]) }),
  );
}

function chunks<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
