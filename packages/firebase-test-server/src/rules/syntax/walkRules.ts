import { childrenOf } from './childrenOf';
import type { Expression } from './Expression';
import type { AllowStatement, Block, FunctionDeclaration, MatchBlock, RulesFile } from './RulesFile';

/** The expression and all of its subexpressions, outermost first. */
export function* expressionsIn(expression: Expression): Generator<Expression> {
  yield expression;
  for (const child of childrenOf(expression)) yield* expressionsIn(child);
}

function* blocksIn(block: Block): Generator<Block> {
  yield block;
  for (const match of block.matches) yield* blocksIn(match);
}

/** Every service and match, outermost first, in the order of the file. */
export const blocksOf = (file: RulesFile): readonly Block[] =>
  file.services.flatMap((service) => [...blocksIn(service)]);

const isMatch = (block: Block): block is MatchBlock => 'allows' in block;

export const allowsOf = (file: RulesFile): readonly AllowStatement[] =>
  blocksOf(file)
    .filter(isMatch)
    .flatMap(({ allows }) => allows);

export const functionsOf = (file: RulesFile): readonly FunctionDeclaration[] =>
  blocksOf(file).flatMap(({ functions }) => functions);

/** The conditions of all `allow` statements, the values of all `let` and the results of all functions. */
export const rootExpressionsOf = (file: RulesFile): readonly Expression[] => [
  ...allowsOf(file).flatMap(({ condition }) => condition ?? []),
  ...functionsOf(file).flatMap(({ bindings, result }) => [...bindings.map(({ value }) => value), result]),
];
