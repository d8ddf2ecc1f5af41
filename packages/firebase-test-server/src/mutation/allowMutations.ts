import type { AllowStatement, MatchBlock, RulesFile } from '../rules/syntax/RulesFile';
import { textOf, type Span } from '../rules/syntax/Span';
import { blocksOf } from '../rules/syntax/walkRules';
import type { Mutation, Part } from './Mutant';

interface AllowMutation extends Mutation {
  /** The condition of an `allow` that is reduced, otherwise the list that changes. */
  readonly within: Part;
}

const methods = ['get', 'list', 'create', 'update', 'delete'] as const;

/** Drops each `allow` and each of its methods; allows each method of each match without a condition, for itself and for all below it. */
export function allowMutations({ source, ...file }: RulesFile): readonly AllowMutation[] {
  const matches = blocksOf({ source, ...file }).filter((block): block is MatchBlock => 'allows' in block);
  const roots = file.services.flatMap((service) => service.matches);
  return matches.flatMap((match) => [
    ...match.allows.flatMap((allow) => reducedAllow(source, match, allow)),
    // The root is no document.
    ...(roots.includes(match) ? [] : opened(source, match)),
    ...openedBelow(source, match),
  ]);
}

function reducedAllow(
  source: string,
  match: MatchBlock,
  { span, methods: named, condition }: AllowStatement,
): readonly AllowMutation[] {
  const within: Part =
    condition === null ? { property: 'allows', span: match.span } : { property: 'kind', span: condition.span };
  const rest = condition === null ? ';' : `: if ${textOf(source, condition.span)};`;
  const fewer =
    named.length < 2
      ? []
      : named.map((left) =>
          named
            .filter((name) => name !== left)
            .map(({ name }) => name)
            .join(', '),
        );
  return ['', ...fewer.map((names) => `allow ${names}${rest}`)].map((replacement) => ({ span, replacement, within }));
}

function opened(source: string, match: MatchBlock): readonly AllowMutation[] {
  const shut = methods.filter((method) => !isOpen(match, method));
  return shut.map((method) => ({
    span: startOf(source, match),
    replacement: ` allow ${method}: if true;`,
    within: { property: 'allows', span: match.span },
  }));
}

function openedBelow(source: string, match: MatchBlock): readonly AllowMutation[] {
  return methods.map((method) => ({
    span: startOf(source, match),
    replacement: ` match /{below=**} { allow ${method}: if true; }`,
    within: { property: 'matches', span: match.span },
  }));
}

function startOf(source: string, { pattern }: MatchBlock): Span {
  const start = source.indexOf('{', pattern.span.end) + 1;
  return { start, end: start };
}

function isOpen({ allows }: MatchBlock, method: (typeof methods)[number]): boolean {
  return allows.some(
    ({ methods: named, condition }) =>
      named.some(({ name }) => name === method) && condition?.kind === 'literal' && condition.value === true,
  );
}
