import type { RulesFile } from '../rules/syntax/RulesFile';
import type { Span } from '../rules/syntax/Span';
import { expressionsIn, rootExpressionsOf } from '../rules/syntax/walkRules';

/** Expressions that were evaluated. */
export interface Reach {
  has(expression: Span): boolean;
}

/**
 * Tells what of the rules a check evaluates. Whoever evaluates an expression asks for its kind first: that is what is noticed in
 * a copy of the rules.
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
