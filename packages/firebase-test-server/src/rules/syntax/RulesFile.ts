import type { Expression } from './Expression';
import type { Span } from './Span';

/** The syntax tree of rules. To change rules, edit `source` at the spans and parse it again. */
export interface RulesFile {
  readonly source: string;
  /** 2 if the file says `rules_version = '2'`. In version 1, `{rest=**}` needs at least one segment. */
  readonly version: 1 | 2;
  readonly services: readonly ServiceBlock[];
}

/** The content of a service or a match. */
export interface Block {
  readonly span: Span;
  readonly functions: readonly FunctionDeclaration[];
  readonly matches: readonly MatchBlock[];
}

export interface ServiceBlock extends Block {
  readonly name: string;
}

export interface MatchBlock extends Block {
  readonly pattern: PathPattern;
  readonly allows: readonly AllowStatement[];
}

export interface PathPattern {
  readonly span: Span;
  readonly segments: readonly PatternSegment[];
}

export type PatternSegment =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'rest'; readonly name: string };

export interface AllowStatement {
  readonly span: Span;
  readonly methods: readonly AllowMethod[];
  /** Null: always allowed. */
  readonly condition: Expression | null;
}

export interface AllowMethod {
  readonly span: Span;
  readonly name: AllowMethodName;
}

export const allowMethodNames = ['read', 'get', 'list', 'write', 'create', 'update', 'delete'] as const;

export type AllowMethodName = (typeof allowMethodNames)[number];

export interface FunctionDeclaration {
  readonly span: Span;
  readonly name: string;
  readonly parameters: readonly string[];
  readonly bindings: readonly LetBinding[];
  readonly result: Expression;
}

export interface LetBinding {
  readonly span: Span;
  readonly name: string;
  readonly value: Expression;
}
