import type { RulesFile } from '../rules/syntax/RulesFile';
import type { Mutant } from './Mutant';
import { reachOn, type Reach } from './reachOn';

/** One case: whether the rules decide it correctly. */
export type Check = (rules: RulesFile) => boolean;

interface KnownCheck {
  readonly check: Check;
  readonly reach: Reach;
}

/** The mutants that pass all checks, so that no test would notice their fault. */
export function survivorsOf(rules: RulesFile, mutants: readonly Mutant[], checks: readonly Check[]): readonly Mutant[] {
  // Neighbouring mutants fail the same checks: the last one that failed runs first, slow ones run last.
  const reachOf = reachOn(rules);
  const order = checks
    .map((check): KnownCheck => ({ check, reach: reachOf(check) }))
    .sort((one, other) => one.reach.size - other.reach.size);
  return mutants.filter(({ rules: mutatedRules, within }) => {
    const mutated = mutatedRules();
    const killer = order.findIndex(({ check, reach }) => reach.has(within) && !check(mutated));
    if (killer > 0) order.unshift(...order.splice(killer, 1));
    return killer < 0;
  });
}
