import type { RulesFile } from '../rules/syntax/RulesFile';
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
  /** The rules with the fault, built again by each call: they are too large to keep those of all mutants. */
  readonly rules: () => RulesFile;
  /** Only checks that read it can fail. */
  readonly within: Part;
}

/** A property of a node of the rules: the evaluator reads an expression by its `kind` first, and a match by its `allows` and `matches`. */
export interface Part {
  readonly property: 'kind' | 'allows' | 'matches';
  /** That of the expression or of the match. */
  readonly span: Span;
}
