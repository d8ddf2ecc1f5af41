import type { Span } from '../rules/syntax/Span';

/** One small fault in rules: a part of their text is replaced. */
export interface Mutation {
  readonly span: Span;
  readonly replacement: string;
}

export interface Mutant {
  readonly line: number;
  /** Place and change, without the line, so that it is stable: `isPrice: price.euros is int → nothing`. */
  readonly name: string;
  /** The text of the rules with the fault. */
  readonly source: string;
  /** The mutated expression: only checks that evaluate it can fail. Null: any check can. */
  readonly within: Span | null;
}
