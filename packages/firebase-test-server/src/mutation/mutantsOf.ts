import type { Expression } from '../rules/syntax/Expression';
import { positionOf } from '../rules/syntax/positionOf';
import type { Block, MatchBlock, RulesFile } from '../rules/syntax/RulesFile';
import { textOf, type Span } from '../rules/syntax/Span';
import { blocksOf, functionsOf, rootExpressionsOf } from '../rules/syntax/walkRules';
import { allowMutations } from './allowMutations';
import { clauseMutations } from './clauseMutations';
import type { Mutant, Mutation } from './Mutant';
import { valueMutations } from './valueMutations';

/** Copies of the rules with one fault each, in every clause, bound, list and `allow`. No two have the same text. */
export function mutantsOf(file: RulesFile): readonly Mutant[] {
  const { source } = file;
  const ofExpression = (root: Expression) => [...clauseMutations(source, root), ...valueMutations(source, root)];
  const mutants = [
    ...allowMutations(file).map((mutation) => mutantOf(file, mutation, mutation.within)),
    ...rootExpressionsOf(file)
      .flatMap(ofExpression)
      .map((mutation) => mutantOf(file, mutation, mutation.span)),
  ];
  return [...new Map(mutants.map((mutant) => [mutant.source, mutant])).values()].filter(
    (mutant) => mutant.source !== source,
  );
}

function mutantOf(file: RulesFile, { span, replacement }: Mutation, within: Span | null): Mutant {
  const { source } = file;
  return {
    line: positionOf(source, span.start).line,
    name: `${placeOf(file, span)}: ${oneLine(textOf(source, span))} → ${oneLine(replacement)}`,
    source: source.slice(0, span.start) + replacement + source.slice(span.end),
    within,
  };
}

/** The function or the match around a span. */
function placeOf(file: RulesFile, { start, end }: Span): string {
  const surrounds = ({ span }: { readonly span: Span }) => span.start <= start && end <= span.end;
  const called = functionsOf(file).find(surrounds);
  if (called !== undefined) return called.name;
  const match = blocksOf(file).filter(isMatch).filter(surrounds).at(-1);
  return match === undefined ? 'service' : textOf(file.source, match.pattern.span);
}

function isMatch(block: Block): block is MatchBlock {
  return 'pattern' in block;
}

function oneLine(text: string): string {
  return text === '' ? 'nothing' : text.trim().replace(/\s+/g, ' ');
}
