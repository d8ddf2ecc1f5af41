import type { Decision } from '../decide';
import type { ProvenFieldFilter } from '../ProvenResource';
import type { RulesRequest } from '../RulesRequest';
import type { AllowMethodName, AllowStatement, MatchBlock, RulesFile } from '../syntax/RulesFile';
import { RulesError } from '../values/RulesError';
import { DocumentAccess } from './DocumentAccess';
import { Evaluator } from './Evaluator';
import type { Failure } from './FailureTrace';
import { Attempts } from './Attempts';
import { matchPattern } from './matchPattern';
import { requestValue, resourceValue } from './requestValue';
import { Scope } from './Scope';
import { targetPathOf } from './TargetPath';
import type { TargetPath } from './TargetPath';

const covers = ({ methods }: AllowStatement, method: RulesRequest['method']): boolean => {
  const group: AllowMethodName = method === 'get' || method === 'list' ? 'read' : 'write';
  return methods.some(({ name }) => name === method || name === group);
};

/** Judges one alternative of a request: a query with `in` or `or` has several, any other request has one. */
export const judgeRequest = (
  rules: RulesFile,
  request: RulesRequest,
  filters: readonly ProvenFieldFilter[],
): Decision => {
  const evaluator = new Evaluator(new DocumentAccess(request));
  const attempts = new Attempts(rules.source);

  /** Empty if the condition holds. */
  const failuresOf = ({ condition }: AllowStatement, scope: Scope): readonly Failure[] => {
    if (!condition) return [];
    try {
      const value = evaluator.value(condition, scope);
      if (value === true) return [];
      if (value !== false) return [{ span: condition.span, complaint: 'is not a bool' }];
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      evaluator.trace.add({ span: error.span ?? condition.span, complaint: error.message });
    }
    return evaluator.trace.take();
  };

  const allowsHere = (match: MatchBlock, scope: Scope): boolean => {
    const allows = match.allows.filter((allow) => covers(allow, request.method));
    attempts.enter(match, allows.length > 0);
    return allows.some((allow) => {
      const failures = failuresOf(allow, scope);
      if (failures.length > 0) attempts.fail(allow, failures);
      return failures.length === 0;
    });
  };

  const allowsIn = (match: MatchBlock, outer: Scope, path: TargetPath): boolean =>
    matchPattern(match.pattern, path, rules.version).some(({ variables, rest }) => {
      const scope = new Scope(outer, variables, match.functions);
      if (rest.length === 0 && allowsHere(match, scope)) return true;
      return match.matches.some((inner) => allowsIn(inner, scope, rest));
    });

  const globals = new Scope(
    null,
    new Map([
      ['request', requestValue(request)],
      ['resource', resourceValue(request, filters)],
    ]),
  );
  const path = targetPathOf(request, filters);
  const isAllowed = rules.services
    .filter(({ name }) => name === request.service)
    .some(({ functions, matches }) => {
      const scope = new Scope(globals, new Map(), functions);
      return matches.some((match) => allowsIn(match, scope, path));
    });
  if (isAllowed) return { allowed: true };
  return {
    allowed: false,
    get reason() {
      return attempts.describe(request);
    },
  };
};
