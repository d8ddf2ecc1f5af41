import type { BinaryOperator, Expression } from './Expression';
import { parseUnary } from './parsePostfix';
import { isTypeName } from '../values/typeNameOf';
import type { RulesScanner } from './RulesScanner';

/** How tightly each operator binds. As in Google's emulator, and unlike its reference, `in` and `is` bind less than comparisons. */
const strengths: readonly (readonly (BinaryOperator | 'is')[])[] = [
  ['||'],
  ['&&'],
  ['in'],
  ['is'],
  ['==', '!='],
  ['<=', '>=', '<', '>'],
  ['+', '-'],
  ['*', '/', '%'],
];

/** Without a space after it, a slash begins a path. */
const division = /\/(?=\s)/y;

const takes = (scanner: RulesScanner, operator: string): boolean => {
  if (operator === 'in' || operator === 'is') return scanner.takeWord(operator);
  return operator === '/' ? scanner.take(division) !== null : scanner.takeMark(operator);
};

/** The next operator, if it binds at least as tightly as `least`. */
const takeOperator = (scanner: RulesScanner, least: number) => {
  for (const [strength, operators] of strengths.entries()) {
    if (strength < least) continue;
    const operator = operators.find((one) => takes(scanner, one));
    if (operator !== undefined) return { operator, strength };
  }
  return null;
};

const parseOperation = (scanner: RulesScanner, least: number): Expression => {
  let left = parseUnary(scanner);
  for (;;) {
    const taken = takeOperator(scanner, least);
    if (taken === null) return left;
    const { operator, strength } = taken;
    if (operator === 'is') {
      const { offset } = scanner;
      const type = scanner.expectName('the name of a type');
      if (!isTypeName(type)) scanner.fail('expected the name of a type', offset);
      left = { kind: 'typeTest', operand: left, type, span: { start: left.span.start, end: scanner.lastEnd } };
    } else {
      const right = parseOperation(scanner, strength + 1);
      left = { kind: 'binary', operator, left, right, span: { start: left.span.start, end: scanner.lastEnd } };
    }
  }
};

export const parseExpression = (scanner: RulesScanner): Expression => {
  const condition = parseOperation(scanner, 0);
  if (!scanner.takeMark('?')) return condition;
  const whenTrue = parseExpression(scanner);
  scanner.expectMark(':');
  const whenFalse = parseExpression(scanner);
  const span = { start: condition.span.start, end: scanner.lastEnd };
  return { kind: 'conditional', condition, whenTrue, whenFalse, span };
};
