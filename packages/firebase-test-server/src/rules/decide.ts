import { judgeRequest } from './evaluation/judgeRequest';
import { isProven } from './evaluation/requestValue';
import { expandAlternatives } from './proven/expandAlternatives';
import type { ProvenFieldFilter } from './ProvenResource';
import type { RulesRequest } from './RulesRequest';
import type { RulesFile } from './syntax/RulesFile';
import { RulesLimitError } from './values/RulesLimitError';

export type Decision =
  | { readonly allowed: true }
  /** Which `match` and `allow` were tried, with their lines, and why none allowed the request. */
  | { readonly allowed: false; readonly reason: string };

const alternativesOf = ({ resource }: RulesRequest): readonly (readonly ProvenFieldFilter[])[] =>
  isProven(resource) ? expandAlternatives(resource.proven) : [[]];

/**
 * Whether the rules allow the request; a query is allowed if they allow every document that it could return.
 *
 * Where the public reference leaves a question open, this function denies more: `get` of a missing document is an error, unused
 * variables and parameters are evaluated, each literal and name counts as an expression, and a document read by both `get` and
 * `getAfter` counts twice.
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
