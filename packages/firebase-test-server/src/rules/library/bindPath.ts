import { pathOf } from '../RulesValue';
import type { RulesMap, RulesPath } from '../RulesValue';
import { scalarText } from './conversions';
import { RulesError } from '../values/RulesError';

const variable = /^\{(\w+)\}$/;

/** `path('/users/{uid}').bind({'uid': 'karim'})` */
export const bindPath = (path: RulesPath, values: RulesMap): RulesPath => {
  const unbound = new Map(values.fields);
  const segments = path.segments.map((segment) => {
    const name = variable.exec(segment)?.[1] ?? '';
    const value = unbound.get(name);
    unbound.delete(name);
    return value === undefined ? segment : scalarText(value);
  });
  for (const name of unbound.keys()) throw new RulesError(`the path has no "{${name}}"`);
  return pathOf(segments);
};
