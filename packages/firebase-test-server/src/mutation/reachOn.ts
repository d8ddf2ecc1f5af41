import type { MatchBlock, RulesFile } from '../rules/syntax/RulesFile';
import { blocksOf, expressionsIn, rootExpressionsOf } from '../rules/syntax/walkRules';
import type { Part } from './Mutant';

export interface Reach<Result> {
  /** That of the check on the rules. */
  readonly result: Result;
  /** The parts that it reads, by `keyOf`: rules that differ in others only give the same result. */
  readonly parts: ReadonlySet<string>;
}

/** Returns a function that runs a check and reports what it reads. Getters in a copy of the rules record that. */
export function reachOn(rules: RulesFile): <Result>(check: (rules: RulesFile) => Result) => Reach<Result> {
  let seen = new Set<string>();
  const watched = structuredClone(rules);
  const matches = blocksOf(watched).filter((block): block is MatchBlock => 'allows' in block);
  for (const expression of rootExpressionsOf(watched).flatMap((root) => [...expressionsIn(root)]))
    watch(expression, 'kind');
  for (const match of matches) {
    watch(match, 'allows');
    watch(match, 'matches');
  }
  return (check) => {
    const reached = new Set<string>();
    seen = reached;
    return { result: check(watched), parts: reached };
  };

  function watch<Property extends Part['property']>(
    node: Pick<Part, 'span'> & Readonly<Record<Property, unknown>>,
    property: Property,
  ): void {
    const value = node[property];
    const key = keyOf({ property, span: node.span });
    Object.defineProperty(node, property, {
      get() {
        seen.add(key);
        return value;
      },
    });
  }
}

export const keyOf = ({ property, span: { start, end } }: Part): string => `${property} ${start}-${end}`;
