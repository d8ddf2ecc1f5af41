import type { RulesAuth } from '@mon-bazar/firebase-test-server/rules/RulesRequest';
import type { Attempt } from './Attempt';

/** An access to the database, and whether the rules must allow it. */
export interface RulesCase {
  readonly title: string;
  readonly as: RulesAuth | null;
  readonly attempt: Attempt;
  readonly allowed: boolean;
}

export function allows(title: string, as: RulesAuth | null, attempt: Attempt): RulesCase {
  return { title, as, attempt, allowed: true };
}

export function denies(title: string, as: RulesAuth | null, attempt: Attempt): RulesCase {
  return { title, as, attempt, allowed: false };
}
