import type { RulesFile } from '../rules/syntax/RulesFile';
import type { Span } from '../rules/syntax/Span';
import { expressionsIn, rootExpressionsOf } from '../rules/syntax/walkRules';

/** The evaluated expressions. */
export interface Reach {
  has(expression: Span): boolean;
}

/**
 * Returns a function that reports which expressions a check evaluates. The evaluator reads the `kind` of each expression first: a
 * getter in a copy of the rules records it.
 */
export function reachOn(rules: RulesFile): (check: (rules: RulesFile) => unknown) => Reach {
  let seen = new Set<string>();
  const watched = structuredClone(rules);
  for (const expression of rootExpressionsOf(watched).flatMap((root) => [...expressionsIn(root)])) {
    const { kind, span } = expression;
    const key = keyOf(span);
    Object.defineProperty(expression, 'kind', {
      get() {
        seen.add(key);
        return kind;
      },
    });
  }
  return (check) => {
    const reached = new Set<string>();
    seen = reached;
    check(watched);
    return { has: (span) => reached.has(keyOf(span)) };
  };
}

const keyOf = ({ start, end }: Span): string => `${start}-${end}`;
