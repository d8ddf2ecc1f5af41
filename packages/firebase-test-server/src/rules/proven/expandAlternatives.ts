import type { ProvenFieldFilter, ProvenFilter } from '../ProvenResource';
import { demandItems } from '../values/demand';
import { RulesLimitError } from '../values/RulesLimitError';

type Alternative = readonly ProvenFieldFilter[];

const maxAlternatives = 100;

const eachOf = (filter: ProvenFilter): readonly Alternative[] => {
  if ('anyOf' in filter) return filter.anyOf.flatMap(expandAlternatives);
  if (filter.operator !== 'in' && filter.operator !== 'array-contains-any') return [[filter]];
  const operator = filter.operator === 'in' ? '==' : 'array-contains';
  return demandItems(filter.value).map((value) => [{ ...filter, operator, value }]);
};

/** An empty list of alternatives must prove nothing: with no alternative to judge, every query would be allowed. */
const alternativesOf = (filter: ProvenFilter): readonly Alternative[] => {
  const each = eachOf(filter);
  return each.length === 0 ? [[]] : each;
};

/**
 * Every alternative by which a document can satisfy the query, each as filters that hold together: `in [a, b]` becomes one
 * alternative with `== a` and one with `== b`. The rules must allow all of them.
 */
export const expandAlternatives = (filters: readonly ProvenFilter[]): readonly Alternative[] => {
  let ways: readonly Alternative[] = [[]];
  for (const filter of filters) {
    const alternatives = alternativesOf(filter);
    ways = ways.flatMap((way) => alternatives.map((alternative) => [...way, ...alternative]));
    if (ways.length > maxAlternatives)
      throw new RulesLimitError(`the query has more than ${maxAlternatives} alternatives`);
  }
  return ways;
};
