import type { RulesFile } from '../rules/syntax/RulesFile';
import type { Mutant } from './Mutant';
import { keyOf, reachOn } from './reachOn';

/** One case: whether the rules decide it correctly. */
export type Check = (rules: RulesFile) => boolean;

interface KnownCheck {
  readonly check: Check;
  /** The parts of the rules that it reads. */
  readonly parts: ReadonlySet<string>;
}

/** Checks that stand beside the one that failed are likely to fail next: they try out the same clause. */
const neighbours = 8;

/** The mutants that pass all checks, so that no test would notice their fault. Throws if a check fails on the rules themselves. */
export function survivorsOf(rules: RulesFile, mutants: readonly Mutant[], checks: readonly Check[]): readonly Mutant[] {
  const reachOf = reachOn(rules);
  const reaches = checks.map((check) => ({ check, ...reachOf(check) }));
  const broken = reaches.filter(({ result }) => !result).length;
  if (broken > 0) throw new Error(`the rules fail ${broken} of the checks`);
  // Slow ones run last.
  let order: readonly KnownCheck[] = [...reaches].sort((one, other) => one.parts.size - other.parts.size);
  return mutants.filter(({ rules: mutatedRules, within }) => {
    const mutated = mutatedRules();
    const part = keyOf(within);
    const killer = order.find(({ check, parts }) => parts.has(part) && !check(mutated));
    if (killer === undefined) return true;
    order = [...new Set([killer, ...besides(reaches, killer), ...order])];
    return false;
  });
}

function besides(checks: readonly KnownCheck[], one: KnownCheck): readonly KnownCheck[] {
  const at = checks.indexOf(one);
  return checks.slice(Math.max(0, at - neighbours), at + neighbours + 1);
}
