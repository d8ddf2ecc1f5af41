import type { MatchBlock, RulesFile } from '../rules/syntax/RulesFile';
import { blocksOf, expressionsIn, rootExpressionsOf } from '../rules/syntax/walkRules';
import type { Part } from './Mutant';

/** The parts of the rules that were read. */
export interface Reach {
  /** How many: a measure of the time that the check takes. */
  readonly size: number;
  has(part: Part): boolean;
}

/**
 * Returns a function that reports which parts of the rules a check reads: rules that differ in others only give it the same result.
 * Getters in a copy of the rules record them.
 */
export function reachOn(rules: RulesFile): (check: (rules: RulesFile) => unknown) => Reach {
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
    check(watched);
    return { size: reached.size, has: (part) => reached.has(keyOf(part)) };
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

const keyOf = ({ property, span: { start, end } }: Part): string => `${property} ${start}-${end}`;
