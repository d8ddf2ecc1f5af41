import { pathOf } from '../RulesValue';
import type { RulesMap, RulesPath } from '../RulesValue';
import { demandString } from '../values/demand';
import { RulesError } from '../values/RulesError';

const variable = /^\$\((\w+)\)$/;

/** `path('/users/$(uid)').bind({'uid': 'karim'})` */
export const bindPath = (path: RulesPath, values: RulesMap): RulesPath =>
  pathOf(
    path.segments.map((segment) => {
      const name = variable.exec(segment)?.[1];
      if (name === undefined) return segment;
      const value = values.fields.get(name);
      if (value === undefined) throw new RulesError(`nothing to bind "${name}" to`);
      return demandString(value);
    }),
  );
