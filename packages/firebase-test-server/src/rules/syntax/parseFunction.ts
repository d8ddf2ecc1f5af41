import { parseExpression } from './parseExpression';
import type { FunctionDeclaration, LetBinding } from './RulesFile';
import type { RulesScanner } from './RulesScanner';

const maxParameters = 7;
const maxBindings = 10;

const parseNames = (scanner: RulesScanner): readonly string[] => {
  const names: string[] = [];
  scanner.expectMark('(');
  while (!scanner.takeMark(')')) {
    if (names.length > 0) scanner.expectMark(',');
    names.push(scanner.expectName('the name of a parameter'));
  }
  return names;
};

const parseBinding = (scanner: RulesScanner): LetBinding => {
  const start = scanner.offset;
  scanner.expectWord('let');
  const name = scanner.expectName('the name of a variable');
  scanner.expectMark('=');
  const value = parseExpression(scanner);
  scanner.expectMark(';');
  return { name, value, span: { start, end: scanner.lastEnd } };
};

/** `function name(a, b) { let c = …; return …; }` */
export const parseFunction = (scanner: RulesScanner): FunctionDeclaration => {
  const start = scanner.offset;
  scanner.expectWord('function');
  const name = scanner.expectName('the name of the function');
  const parameters = parseNames(scanner);
  if (parameters.length > maxParameters) scanner.fail(`a function takes at most ${maxParameters} parameters`, start);
  scanner.expectMark('{');
  const bindings: LetBinding[] = [];
  while (scanner.seesWord('let')) bindings.push(parseBinding(scanner));
  if (bindings.length > maxBindings) scanner.fail(`a function has at most ${maxBindings} variables`, start);
  scanner.expectWord('return');
  const result = parseExpression(scanner);
  scanner.expectMark(';');
  scanner.expectMark('}');
  return { name, parameters, bindings, result, span: { start, end: scanner.lastEnd } };
};
