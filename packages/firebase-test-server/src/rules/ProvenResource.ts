import type { RulesValue } from './RulesValue';

export type ProvenOperator =
  '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'not-in' | 'array-contains' | 'array-contains-any';

/** One filter of a query. `in`, `not-in` and `array-contains-any` hold a list. */
export interface ProvenFieldFilter {
  /** Path of the field, dots between unquoted names split: ['words', 'vélo']; ['__name__'] for the document itself, with a path as value. */
  readonly field: readonly string[];
  readonly operator: ProvenOperator;
  readonly value: RulesValue;
}

/** An `or` of the query: at least one of these groups holds, each of them whole. */
export interface ProvenAlternatives {
  readonly anyOf: readonly (readonly ProvenFilter[])[];
}

export type ProvenFilter = ProvenFieldFilter | ProvenAlternatives;

/** What a query says of every document that it may return. All of it holds. */
export interface ProvenResource {
  readonly proven: readonly ProvenFilter[];
}
