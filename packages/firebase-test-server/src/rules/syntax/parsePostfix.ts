import type { Expression } from './Expression';
import { parseExpression } from './parseExpression';
import { parseParameters, parsePrimary } from './parsePrimary';
import type { RulesScanner } from './RulesScanner';

const parseMember = (scanner: RulesScanner, object: Expression): Expression => {
  const { start } = object.span;
  const name = scanner.expectName('the name of a member');
  if (!scanner.takeMark('(')) return { kind: 'member', object, name, span: { start, end: scanner.lastEnd } };
  const parameters = parseParameters(scanner);
  return { kind: 'method', object, name, parameters, span: { start, end: scanner.lastEnd } };
};

const parseIndex = (scanner: RulesScanner, object: Expression): Expression => {
  const { start } = object.span;
  const index = parseExpression(scanner);
  const to = scanner.takeMark(':') ? parseExpression(scanner) : null;
  scanner.expectMark(']');
  const span = { start, end: scanner.lastEnd };
  return to ? { kind: 'slice', object, from: index, to, span } : { kind: 'index', object, index, span };
};

const parsePostfix = (scanner: RulesScanner): Expression => {
  let expression = parsePrimary(scanner);
  for (;;) {
    if (scanner.takeMark('.')) expression = parseMember(scanner, expression);
    else if (scanner.takeMark('[')) expression = parseIndex(scanner, expression);
    else return expression;
  }
};

/** `!a`, `-a`, and operators of higher precedence. */
export const parseUnary = (scanner: RulesScanner): Expression => {
  const start = scanner.offset;
  const operator = scanner.takeMark('!') ? '!' : scanner.takeMark('-') ? '-' : null;
  if (operator === null) return parsePostfix(scanner);
  if (operator === '-' && scanner.sees('-')) scanner.fail('expected one "-"');
  const operand = parseUnary(scanner);
  return { kind: 'unary', operator, operand, span: { start, end: scanner.lastEnd } };
};
