import type { Expression } from './Expression';
import type { Span } from './Span';

/** Rules as a tree; whoever changes them edits `source` by the spans and parses again. */
export interface RulesFile {
  readonly source: string;
  /** 1 unless the file says `rules_version = '2'`: there `{rest=**}` needs at least one segment. */
  readonly version: 1 | 2;
  readonly services: readonly ServiceBlock[];
}

/** What a service or a match holds. */
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
  /** Null: always. */
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
