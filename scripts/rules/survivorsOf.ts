import { parseRules } from '../../test/emulator/rules/parseRules';
import type { RulesFile } from '../../test/emulator/rules/syntax/RulesFile';
import type { Mutant } from './Mutant';

/** One case: whether rules say to it what they must. */
export type Check = (rules: RulesFile) => boolean;

/** The mutants with which all checks are content, that is to say: whose fault no test would notice. */
export function survivorsOf(rules: RulesFile, mutants: readonly Mutant[], checks: readonly Check[]): readonly Mutant[] {
  // Neighbouring mutants die by the same checks: whichever killed last is asked first, the slow ones last.
  const order = quickestFirst(rules, checks);
  return mutants.filter(({ source }) => {
    const bent = parseRules(source);
    const killer = order.findIndex((check) => !check(bent));
    if (killer > 0) order.unshift(...order.splice(killer, 1));
    return killer < 0;
  });
}

function quickestFirst(rules: RulesFile, checks: readonly Check[]): Check[] {
  const timed = checks.map((check) => {
    const started = performance.now();
    check(rules);
    return { check, duration: performance.now() - started };
  });
  return timed.sort((one, other) => one.duration - other.duration).map(({ check }) => check);
}
