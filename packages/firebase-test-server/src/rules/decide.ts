import { judgeRequest } from './evaluation/judgeRequest';
import { isProven } from './evaluation/requestValue';
import { expandAlternatives } from './proven/expandAlternatives';
import type { ProvenFieldFilter } from './ProvenResource';
import type { RulesRequest } from './RulesRequest';
import type { RulesFile } from './syntax/RulesFile';
import { RulesLimitError } from './values/RulesLimitError';

export type Decision =
  | { readonly allowed: true }
  /** Which `match` and `allow` were tried, with their lines, and why none held. */
  | { readonly allowed: false; readonly reason: string };

const alternativesOf = ({ resource }: RulesRequest): readonly (readonly ProvenFieldFilter[])[] =>
  isProven(resource) ? expandAlternatives(resource.proven) : [[]];

/**
 * Whether the rules allow the request; of a query, all that it could ever return.
 *
 * Where the public reference leaves a question open, the answer here is the one that denies more: `get` of a missing document
 * is an error, variables and parameters are evaluated even if nothing needs them, each literal and name counts as an
 * expression, and what `get` and `getAfter` read counts twice.
 */
export const decide = (rules: RulesFile, request: RulesRequest): Decision => {
  try {
    for (const filters of alternativesOf(request)) {
      const decision = judgeRequest(rules, request, filters);
      if (!decision.allowed) return decision;
    }
    return { allowed: true };
  } catch (error) {
    if (!(error instanceof RulesLimitError)) throw error;
    return { allowed: false, reason: `${request.method} /${request.path.join('/')} is denied: ${error.message}` };
  }
};
