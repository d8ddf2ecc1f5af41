import type { ProvenFieldFilter } from '../ProvenResource';
import type { RulesValue } from '../RulesValue';
import { RulesError } from '../values/RulesError';

/** A value that depends on the document a query returns: only its filters are known. */
export interface Unproven {
  readonly kind: 'unproven';
  /** Its name in the rules, for messages: `resource.data.price`. */
  readonly label: string;
  /** Fields are relative to this value: an empty path is the value itself. */
  readonly filters: readonly ProvenFieldFilter[];
}

export type Operand = RulesValue | Unproven;

export const isUnproven = (operand: Operand): operand is Unproven =>
  typeof operand === 'object' && operand?.kind === 'unproven';

export const notProven = (label: string): RulesError => new RulesError(`the query does not prove ${label}`);

/** The value. Throws RulesError if only filters are known. */
export const known = (operand: Operand): RulesValue => {
  if (isUnproven(operand)) throw notProven(operand.label);
  return operand;
};

/** The filters on the value itself, not on its members. */
export const ownFilters = ({ filters }: Unproven): readonly ProvenFieldFilter[] =>
  filters.filter(({ field }) => field.length === 0);

/**
 * A value with known filters; the value itself if one of them is an equality. The query `== 1` also finds 1.0: the type of the
 * filter is assumed.
 */
export const unproven = (label: string, filters: readonly ProvenFieldFilter[]): Operand => {
  const open: Unproven = { kind: 'unproven', label, filters };
  const equality = ownFilters(open).find(({ operator }) => operator === '==');
  return equality ? equality.value : open;
};
