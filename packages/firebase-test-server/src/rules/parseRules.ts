import { checkLimits } from './syntax/checkLimits';
import { checkNames } from './syntax/checkNames';
import { parseFunction } from './syntax/parseFunction';
import { parseLiteral } from './syntax/parseLiteral';
import { parseMatch } from './syntax/parseMatch';
import type { FunctionDeclaration, MatchBlock, RulesFile, ServiceBlock } from './syntax/RulesFile';
import { RulesScanner } from './syntax/RulesScanner';

const serviceName = /[\w.]+/y;

const parseVersion = (scanner: RulesScanner): 1 | 2 => {
  if (!scanner.takeWord('rules_version')) return 1;
  scanner.expectMark('=');
  const version = parseLiteral(scanner)?.value;
  if (version !== '1' && version !== '2') scanner.fail("expected '1' or '2'");
  scanner.takeMark(';');
  return version === '2' ? 2 : 1;
};

const parseService = (scanner: RulesScanner): ServiceBlock => {
  const start = scanner.offset;
  scanner.expectWord('service');
  const name = scanner.take(serviceName) ?? scanner.fail('expected the name of a service');
  scanner.expectMark('{');
  const functions: FunctionDeclaration[] = [];
  const matches: MatchBlock[] = [];
  while (!scanner.takeMark('}')) {
    if (scanner.seesWord('match')) matches.push(parseMatch(scanner));
    else if (scanner.seesWord('function')) functions.push(parseFunction(scanner));
    else scanner.fail('expected "match", "function" or "}"');
  }
  return { name, functions, matches, span: { start, end: scanner.lastEnd } };
};

/** Throws RulesSyntaxError, with line and column, for rules that Firebase would refuse to deploy. */
export const parseRules = (source: string): RulesFile => {
  const scanner = new RulesScanner(source);
  const version = parseVersion(scanner);
  const services: ServiceBlock[] = [];
  while (!scanner.atEnd) services.push(parseService(scanner));
  const file: RulesFile = { source, version, services };
  checkLimits(file);
  checkNames(file);
  return file;
};
