import type { Expression } from '../rules/syntax/Expression';
import { positionOf } from '../rules/syntax/positionOf';
import type { Block, MatchBlock, RulesFile } from '../rules/syntax/RulesFile';
import { textOf, type Span } from '../rules/syntax/Span';
import { blocksOf, functionsOf, rootExpressionsOf } from '../rules/syntax/walkRules';
import { allowMutations } from './allowMutations';
import { clauseMutations } from './clauseMutations';
import type { Mutant, Mutation } from './Mutant';
import { replaceIn } from './replaceIn';
import { valueMutations } from './valueMutations';

/** Copies of the rules with one fault each, in every clause, bound, list and `allow`. No two have the same text. */
export function mutantsOf(file: RulesFile): readonly Mutant[] {
  const { source } = file;
  const ofExpression = (root: Expression) => [...clauseMutations(source, root), ...valueMutations(source, root)];
  const mutations = [
    ...allowMutations(file),
    ...rootExpressionsOf(file)
      .flatMap(ofExpression)
      .map((mutation) => ({ ...mutation, within: { property: 'kind', span: mutation.span } as const })),
  ];
  const distinct = new Map(mutations.map((mutation) => [differenceOf(source, mutation), mutation]));
  distinct.delete(null);
  return [...distinct.values()].map((mutation) => mutantOf(file, mutation));
}

function mutantOf(file: RulesFile, mutation: Mutation & Pick<Mutant, 'within'>): Mutant {
  const { source } = file;
  const { span, replacement, within } = mutation;
  return {
    line: positionOf(source, span.start).line,
    name: `${placeOf(file, span)}: ${oneLine(textOf(source, span))} → ${oneLine(replacement)}`,
    rules: () => replaceIn(file, mutation),
    within,
  };
}

/** The same for two mutations exactly if they give the same text; null if that is the source. Thousands of whole texts need not be compared. */
function differenceOf(source: string, { span, replacement }: Mutation): string | null {
  const length = source.length + replacement.length - (span.end - span.start);
  /** A character of the mutated text, at or behind the start of the span. */
  const at = (index: number) => replacement[index - span.start] ?? source[index + source.length - length];
  let { start } = span;
  while (start < length && source[start] === at(start)) start += 1;
  if (start === length && start === source.length) return null;
  const longest = Math.min(source.length, length) - start;
  let alike = Math.min(source.length - span.end, longest);
  while (alike < longest && source[source.length - 1 - alike] === at(length - 1 - alike)) alike += 1;
  const inserted = Array.from({ length: length - alike - start }, (_, index) => at(start + index)).join('');
  return `${start} ${source.length - alike} ${inserted}`;
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
