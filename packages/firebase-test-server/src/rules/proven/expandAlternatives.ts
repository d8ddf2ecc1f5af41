import type { ProvenFieldFilter, ProvenFilter } from '../ProvenResource';
import { demandItems } from '../values/demand';
import { RulesLimitError } from '../values/RulesLimitError';

type Alternative = readonly ProvenFieldFilter[];

const mostAlternatives = 100;

const eachOf = (filter: ProvenFilter): readonly Alternative[] => {
  if ('anyOf' in filter) return filter.anyOf.flatMap(expandAlternatives);
  if (filter.operator !== 'in' && filter.operator !== 'array-contains-any') return [[filter]];
  const operator = filter.operator === 'in' ? '==' : 'array-contains';
  return demandItems(filter.value).map((value) => [{ ...filter, operator, value }]);
};

/** A choice among nothing proves nothing: without an alternative there would be nothing to deny. */
const alternativesOf = (filter: ProvenFilter): readonly Alternative[] => {
  const each = eachOf(filter);
  return each.length === 0 ? [[]] : each;
};

/**
 * Every way in which a document can satisfy the query, each as filters that hold together: `in [a, b]` is one way with
 * `== a` and one with `== b`. The rules must allow all of them.
 */
export const expandAlternatives = (filters: readonly ProvenFilter[]): readonly Alternative[] => {
  let ways: readonly Alternative[] = [[]];
  for (const filter of filters) {
    const alternatives = alternativesOf(filter);
    ways = ways.flatMap((way) => alternatives.map((alternative) => [...way, ...alternative]));
    if (ways.length > mostAlternatives)
      throw new RulesLimitError(`the query has more than ${mostAlternatives} alternatives`);
  }
  return ways;
};
