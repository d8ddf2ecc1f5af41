import type { Span } from './Span';

export type BinaryOperator = '||' | '&&' | '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | '+' | '-' | '*' | '/' | '%';

/** The span of an expression in parentheses includes them, so that its text can be copied elsewhere. */
export type Expression =
  | LiteralExpression
  | NameExpression
  | ListExpression
  | MapExpression
  | PathExpression
  | MemberExpression
  | IndexExpression
  | SliceExpression
  | CallExpression
  | MethodExpression
  | UnaryExpression
  | BinaryExpression
  | TypeTestExpression
  | ConditionalExpression;

interface Node<Kind extends string> {
  readonly kind: Kind;
  readonly span: Span;
}

export interface LiteralExpression extends Node<'literal'> {
  readonly value: null | boolean | string | bigint | number;
}

export interface NameExpression extends Node<'name'> {
  readonly name: string;
}

export interface ListExpression extends Node<'list'> {
  readonly items: readonly Expression[];
}

export interface MapExpression extends Node<'map'> {
  readonly entries: readonly { readonly key: Expression; readonly value: Expression }[];
}

/** `/users/$(uid)`: plain segments as text. */
export interface PathExpression extends Node<'path'> {
  readonly segments: readonly (string | Expression)[];
}

export interface MemberExpression extends Node<'member'> {
  readonly object: Expression;
  readonly name: string;
}

export interface IndexExpression extends Node<'index'> {
  readonly object: Expression;
  readonly index: Expression;
}

export interface SliceExpression extends Node<'slice'> {
  readonly object: Expression;
  readonly from: Expression;
  readonly to: Expression;
}

/** A function of the rules or of the language: `isOwner(uid)`, `get(…)`. */
export interface CallExpression extends Node<'call'> {
  readonly name: string;
  readonly parameters: readonly Expression[];
}

/** `title.size()`, `math.abs(x)`. */
export interface MethodExpression extends Node<'method'> {
  readonly object: Expression;
  readonly name: string;
  readonly parameters: readonly Expression[];
}

export interface UnaryExpression extends Node<'unary'> {
  readonly operator: '!' | '-';
  readonly operand: Expression;
}

export interface BinaryExpression extends Node<'binary'> {
  readonly operator: BinaryOperator;
  readonly left: Expression;
  readonly right: Expression;
}

/** `title is string` */
export interface TypeTestExpression extends Node<'typeTest'> {
  readonly operand: Expression;
  readonly type: string;
}

export interface ConditionalExpression extends Node<'conditional'> {
  readonly condition: Expression;
  readonly whenTrue: Expression;
  readonly whenFalse: Expression;
}
