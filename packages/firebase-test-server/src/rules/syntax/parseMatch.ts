import { parseExpression } from './parseExpression';
import { parseFunction } from './parseFunction';
import { allowMethodNames } from './RulesFile';
import type {
  AllowMethod,
  AllowStatement,
  FunctionDeclaration,
  MatchBlock,
  PathPattern,
  PatternSegment,
} from './RulesFile';
import type { RulesScanner } from './RulesScanner';

const literalSegment = /[^\s/{}]+/y;

const parseSegment = (scanner: RulesScanner): PatternSegment => {
  if (!scanner.takeMark('{')) {
    return { kind: 'literal', text: scanner.take(literalSegment) ?? scanner.fail('expected a segment of a path') };
  }
  const name = scanner.expectName('the name of a variable');
  const kind = scanner.takeMark('=**') ? 'rest' : 'variable';
  scanner.expectMark('}');
  return { kind, name };
};

const parsePattern = (scanner: RulesScanner): PathPattern => {
  const start = scanner.offset;
  const segments: PatternSegment[] = [];
  while (scanner.takeMark('/')) segments.push(parseSegment(scanner));
  if (segments.length === 0) scanner.fail('expected a path that begins with "/"');
  return { segments, span: { start, end: scanner.lastEnd } };
};

const parseMethod = (scanner: RulesScanner): AllowMethod => {
  const start = scanner.offset;
  const name = allowMethodNames.find((method) => scanner.takeWord(method));
  return name
    ? { name, span: { start, end: scanner.lastEnd } }
    : scanner.fail(`expected ${allowMethodNames.join(', ')}`);
};

const parseAllow = (scanner: RulesScanner): AllowStatement => {
  const start = scanner.offset;
  scanner.expectWord('allow');
  const methods: AllowMethod[] = [];
  do methods.push(parseMethod(scanner));
  while (scanner.takeMark(','));
  let condition = null;
  if (scanner.takeMark(':')) {
    scanner.expectWord('if');
    condition = parseExpression(scanner);
  }
  scanner.expectMark(';');
  return { methods, condition, span: { start, end: scanner.lastEnd } };
};

/** `match /users/{uid} { … }`, with its content. */
export const parseMatch = (scanner: RulesScanner): MatchBlock => {
  const start = scanner.offset;
  scanner.expectWord('match');
  const pattern = parsePattern(scanner);
  scanner.expectMark('{');
  const functions: FunctionDeclaration[] = [];
  const matches: MatchBlock[] = [];
  const allows: AllowStatement[] = [];
  while (!scanner.takeMark('}')) {
    if (scanner.seesWord('match')) matches.push(parseMatch(scanner));
    else if (scanner.seesWord('function')) functions.push(parseFunction(scanner));
    else if (scanner.seesWord('allow')) allows.push(parseAllow(scanner));
    else scanner.fail('expected "match", "allow", "function" or "}"');
  }
  return { pattern, functions, matches, allows, span: { start, end: scanner.lastEnd } };
};
