import { parseRules } from '../rules/parseRules';
import { parseFunction } from '../rules/syntax/parseFunction';
import { parseMatch } from '../rules/syntax/parseMatch';
import type { Block, MatchBlock, RulesFile, ServiceBlock } from '../rules/syntax/RulesFile';
import { RulesScanner } from '../rules/syntax/RulesScanner';
import type { Span } from '../rules/syntax/Span';
import type { Mutation } from './Mutant';

/**
 * The rules with the replacement in their text. Only the innermost function or match around it is parsed again, without the limits and
 * the names that `parseRules` checks; all others are those of `file`, with their former spans. So it decides as the parsed text
 * does, but the reason of a denial may name other lines. Throws RulesSyntaxError if the function or match does not end where it did.
 */
export function replaceIn(file: RulesFile, { span, replacement }: Mutation): RulesFile {
  const source = file.source.slice(0, span.start) + replacement + file.source.slice(span.end);
  const service = file.services.find((one) => one.matches.some(surrounds) || one.functions.some(surrounds));
  if (service === undefined) return parseRules(source);
  return { ...file, source, services: file.services.map((one) => (one === service ? inService(one) : one)) };

  function surrounds(node: { readonly span: Span }): boolean {
    return node.span.start <= span.start && span.end <= node.span.end;
  }

  function inService(block: ServiceBlock): ServiceBlock {
    return { ...block, ...contentOf(block) };
  }

  function contentOf({ functions, matches }: Block): Pick<Block, 'functions' | 'matches'> {
    return {
      functions: functions.map((one) => (surrounds(one) ? parsed(one, parseFunction) : one)),
      matches: matches.map((one) => (surrounds(one) ? inMatch(one) : one)),
    };
  }

  function inMatch(match: MatchBlock): MatchBlock {
    const isDeeper = [...match.functions, ...match.matches].some(surrounds);
    return isDeeper ? { ...match, ...contentOf(match) } : parsed(match, parseMatch);
  }

  function parsed<Node extends { readonly span: Span }>(former: Node, parse: (scanner: RulesScanner) => Node): Node {
    const scanner = new RulesScanner(source, former.span.start);
    const node = parse(scanner);
    const end = former.span.end + source.length - file.source.length;
    return node.span.end === end ? node : scanner.fail('the replacement changes where its block ends', node.span.end);
  }
}
