import type { RulesValue } from './RulesValue';

export type ProvenOperator =
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | 'in'
  | 'not-in'
  | 'array-contains'
  | 'array-contains-any';

/** One filter of a query. The value of `in`, `not-in` and `array-contains-any` is a list. */
export interface ProvenFieldFilter {
  /** Path of the field as names: ['words', 'vélo']; ['__name__'] is the document itself, with a path as value. */
  readonly field: readonly string[];
  readonly operator: ProvenOperator;
  readonly value: RulesValue;
}

/** An `or` of the query: all filters of at least one group hold. */
export interface ProvenAlternatives {
  readonly anyOf: readonly (readonly ProvenFilter[])[];
}

export type ProvenFilter = ProvenFieldFilter | ProvenAlternatives;

/** What the filters of a query say about every document that it may return. All of them hold. */
export interface ProvenResource {
  readonly proven: readonly ProvenFilter[];
}
