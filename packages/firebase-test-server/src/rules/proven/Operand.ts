import type { ProvenFieldFilter } from '../ProvenResource';
import type { RulesValue } from '../RulesValue';
import { RulesError } from '../values/RulesError';

/** What a query leaves open: a value of which only the filters are known. */
export interface Unproven {
  readonly kind: 'unproven';
  /** As the rules call it, for messages: `resource.data.price`. */
  readonly label: string;
  /** Fields are relative to this value: an empty path is the value itself. */
  readonly filters: readonly ProvenFieldFilter[];
}

export type Operand = RulesValue | Unproven;

export const isUnproven = (operand: Operand): operand is Unproven =>
  typeof operand === 'object' && operand?.kind === 'unproven';

export const notProven = (label: string): RulesError => new RulesError(`the query does not prove ${label}`);

/** The value itself, or a RulesError when the query leaves it open. */
export const known = (operand: Operand): RulesValue => {
  if (isUnproven(operand)) throw notProven(operand.label);
  return operand;
};

/** What the filters say of the value itself, not of what is in it. */
export const ownFilters = ({ filters }: Unproven): readonly ProvenFieldFilter[] =>
  filters.filter(({ field }) => field.length === 0);

/**
 * A value of which filters are known; the value itself where one of them is an equality. The query `== 1` also finds
 * 1.0: its type is taken to be that of the filter.
 */
export const unproven = (label: string, filters: readonly ProvenFieldFilter[]): Operand => {
  const open: Unproven = { kind: 'unproven', label, filters };
  const equality = ownFilters(open).find(({ operator }) => operator === '==');
  return equality ? equality.value : open;
};
