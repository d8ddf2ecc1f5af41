import type { BinaryOperator, Expression } from './Expression';
import { parseUnary } from './parsePostfix';
import type { RulesScanner } from './RulesScanner';

/** From the lowest to the highest precedence, as in the reference; `is` has that of `in`. */
const levels: readonly (readonly BinaryOperator[])[] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['in'],
  ['<=', '>=', '<', '>'],
  ['+', '-'],
  ['*', '/', '%'],
];

const takeOperator = (scanner: RulesScanner, level: readonly BinaryOperator[]): BinaryOperator | null =>
  level.find((operator) => (operator === 'in' ? scanner.takeWord('in') : scanner.takeMark(operator))) ?? null;

const parseTypeTest = (scanner: RulesScanner, operand: Expression): Expression => {
  const type = scanner.expectName('the name of a type');
  return { kind: 'typeTest', operand, type, span: { start: operand.span.start, end: scanner.lastEnd } };
};

const parseLevel = (scanner: RulesScanner, depth: number): Expression => {
  const level = levels[depth];
  if (!level) return parseUnary(scanner);
  let left = parseLevel(scanner, depth + 1);
  for (;;) {
    if (level.includes('in') && scanner.takeWord('is')) {
      left = parseTypeTest(scanner, left);
      continue;
    }
    const operator = takeOperator(scanner, level);
    if (operator === null) return left;
    const right = parseLevel(scanner, depth + 1);
    left = { kind: 'binary', operator, left, right, span: { start: left.span.start, end: scanner.lastEnd } };
  }
};

export const parseExpression = (scanner: RulesScanner): Expression => {
  const condition = parseLevel(scanner, 0);
  if (!scanner.takeMark('?')) return condition;
  const whenTrue = parseExpression(scanner);
  scanner.expectMark(':');
  const whenFalse = parseExpression(scanner);
  const span = { start: condition.span.start, end: scanner.lastEnd };
  return { kind: 'conditional', condition, whenTrue, whenFalse, span };
};
