import type { Expression } from './Expression';
import { parseExpression } from './parseExpression';
import { parseLiteral } from './parseLiteral';
import type { RulesScanner } from './RulesScanner';

const pathSegment = /\([\w-]+\)|[\w~-]+/y;

/** A list separated by commas, up to the closing mark; a trailing comma is allowed. */
const parseUntil = <Item>(scanner: RulesScanner, close: string, parseItem: () => Item): readonly Item[] => {
  const items: Item[] = [];
  while (!scanner.takeMark(close)) {
    if (items.length > 0) scanner.expectMark(',');
    if (scanner.takeMark(close)) break;
    items.push(parseItem());
  }
  return items;
};

export const parseParameters = (scanner: RulesScanner): readonly Expression[] =>
  parseUntil(scanner, ')', () => parseExpression(scanner));

const parseEntry = (scanner: RulesScanner): { key: Expression; value: Expression } => {
  const key = parseExpression(scanner);
  scanner.expectMark(':');
  return { key, value: parseExpression(scanner) };
};

const parsePathSegment = (scanner: RulesScanner): string | Expression => {
  if (!scanner.takeMark('$(')) return scanner.take(pathSegment) ?? scanner.fail('expected a segment of a path');
  const value = parseExpression(scanner);
  scanner.expectMark(')');
  return value;
};

const parsePath = (scanner: RulesScanner, start: number): Expression => {
  const segments = [];
  do segments.push(parsePathSegment(scanner));
  while (scanner.takeMark('/'));
  return { kind: 'path', segments, span: { start, end: scanner.lastEnd } };
};

const parseParenthesised = (scanner: RulesScanner, start: number): Expression => {
  const inner = parseExpression(scanner);
  scanner.expectMark(')');
  return { ...inner, span: { start, end: scanner.lastEnd } };
};

const parseNameOrCall = (scanner: RulesScanner, start: number): Expression => {
  const name = scanner.expectName('an expression');
  if (!scanner.takeMark('(')) return { kind: 'name', name, span: { start, end: scanner.lastEnd } };
  const parameters = parseParameters(scanner);
  return { kind: 'call', name, parameters, span: { start, end: scanner.lastEnd } };
};

/** An expression without member access, index or call of a method. */
export const parsePrimary = (scanner: RulesScanner): Expression => {
  const start = scanner.offset;
  if (scanner.takeMark('(')) return parseParenthesised(scanner, start);
  if (scanner.takeMark('/')) return parsePath(scanner, start);
  if (scanner.takeMark('[')) {
    const items = parseUntil(scanner, ']', () => parseExpression(scanner));
    return { kind: 'list', items, span: { start, end: scanner.lastEnd } };
  }
  if (scanner.takeMark('{')) {
    const entries = parseUntil(scanner, '}', () => parseEntry(scanner));
    return { kind: 'map', entries, span: { start, end: scanner.lastEnd } };
  }
  return parseLiteral(scanner) ?? parseNameOrCall(scanner, start);
};
