import type { BinaryExpression, Expression } from '../rules/syntax/Expression';
import { textOf } from '../rules/syntax/Span';
import { expressionsIn } from '../rules/syntax/walkRules';
import type { Mutation } from './Mutant';

const shifted: Readonly<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
const comparisons: readonly string[] = ['==', '!=', 'in', ...Object.keys(shifted)];

/** Drops each clause, negates each condition, and makes each bound inclusive or exclusive. */
export function clauseMutations(source: string, root: Expression): readonly Mutation[] {
  return [...expressionsIn(root)].flatMap((expression) => [
    ...withoutAPart(source, expression),
    ...negatedConditions(source, expression, root),
    ...shiftedBound(source, expression),
  ]);
}

function withoutAPart(source: string, expression: Expression): readonly Mutation[] {
  if (expression.kind === 'conditional') {
    const { whenTrue, whenFalse } = expression;
    return [whenTrue, whenFalse].map(({ span }) => ({ span: expression.span, replacement: textOf(source, span) }));
  }
  if (!isLogical(expression)) return [];
  const { left, right, operator, span } = expression;
  // In a chain `a && b && c`, the left operand `a && b` is mutated on its own.
  const parts = left.kind === 'binary' && left.operator === operator ? [left] : [left, right];
  return parts.map((part) => ({ span, replacement: textOf(source, part.span) }));
}

function negatedConditions(source: string, expression: Expression, root: Expression): readonly Mutation[] {
  const conditions = isLogical(expression)
    ? [expression.left, expression.right]
    : expression.kind === 'conditional'
      ? [expression.condition]
      : expression.kind === 'unary' && expression.operator === '!'
        ? [expression.operand]
        : [];
  const own = expression === root && isBoolean(root) ? [root] : [];
  return [...own, ...conditions]
    .filter((condition) => !isLogical(condition))
    .map(({ span }) => ({ span, replacement: `!(${textOf(source, span)})` }));
}

function shiftedBound(source: string, expression: Expression): readonly Mutation[] {
  if (expression.kind !== 'binary') return [];
  const operator = shifted[expression.operator];
  if (operator === undefined) return [];
  const { left, right, span } = expression;
  const isInParentheses = left.span.start > span.start;
  const text = `${textOf(source, left.span)} ${operator} ${textOf(source, right.span)}`;
  return [{ span, replacement: isInParentheses ? `(${text})` : text }];
}

function isLogical(expression: Expression): expression is BinaryExpression {
  return expression.kind === 'binary' && (expression.operator === '&&' || expression.operator === '||');
}

function isBoolean(expression: Expression): boolean {
  if (expression.kind === 'binary') return comparisons.includes(expression.operator);
  return expression.kind === 'typeTest' || (expression.kind === 'unary' && expression.operator === '!');
}
