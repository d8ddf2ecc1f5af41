import type { Span } from '../rules/syntax/Span';

/** One small fault put into rules: a piece of their text replaced. */
export interface Mutation {
  readonly span: Span;
  readonly replacement: string;
}

export interface Mutant {
  readonly line: number;
  /** Where and what, without the line: « isPrice: price.euros is int → removed ». Stays the same when lines move. */
  readonly name: string;
  /** The rules with the fault. */
  readonly source: string;
  /** The expression that is bent: only checks that evaluate it can notice. Null: any may. */
  readonly within: Span | null;
}
