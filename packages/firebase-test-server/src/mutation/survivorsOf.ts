import { parseRules } from '../rules/parseRules';
import type { RulesFile } from '../rules/syntax/RulesFile';
import type { Mutant } from './Mutant';
import { reachOn, type Reach } from './reachOn';

/** One case: whether rules say to it what they must. */
export type Check = (rules: RulesFile) => boolean;

interface KnownCheck {
  readonly check: Check;
  readonly reach: Reach;
  readonly duration: number;
}

/** The mutants with which all checks are content, that is to say: whose fault no test would notice. */
export function survivorsOf(rules: RulesFile, mutants: readonly Mutant[], checks: readonly Check[]): readonly Mutant[] {
  // Neighbouring mutants die by the same checks: whichever killed last is asked first, the slow ones last.
  const reachOf = reachOn(rules);
  const known = checks.map((check): KnownCheck => ({
    check,
    reach: reachOf(check),
    duration: durationOf(() => check(rules)),
  }));
  const order = known.sort((one, other) => one.duration - other.duration);
  return mutants.filter(({ source, within }) => {
    const bent = parseRules(source);
    const killer = order.findIndex(({ check, reach }) => (within === null || reach.has(within)) && !check(bent));
    if (killer > 0) order.unshift(...order.splice(killer, 1));
    return killer < 0;
  });
}

function durationOf(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}
