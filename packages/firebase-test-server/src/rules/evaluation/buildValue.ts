import { scalarText } from '../library/conversions';
import { pathOf } from '../RulesValue';
import type { RulesMap, RulesPath, RulesValue } from '../RulesValue';
import type { Expression, MapExpression, PathExpression } from '../syntax/Expression';
import { demandString } from '../values/demand';

/** The keys and values in turn. */
export const entriesOf = ({ entries }: MapExpression): readonly Expression[] =>
  entries.flatMap(({ key, value }) => [key, value]);

/** `parts`: the values of `entriesOf`. */
export const buildMap = (parts: readonly RulesValue[]): RulesMap => {
  const keys = parts.filter((_, index) => index % 2 === 0);
  return {
    kind: 'map',
    fields: new Map(keys.map((key, index) => [demandString(key), parts[2 * index + 1] ?? null])),
  };
};

export const expressionsIn = ({ segments }: PathExpression): readonly Expression[] =>
  segments.filter((segment) => typeof segment !== 'string');

/** `values`: those of `expressionsIn`. A path within a path contributes all of its segments. */
export const buildPath = ({ segments }: PathExpression, values: readonly RulesValue[]): RulesPath => {
  const rest = [...values];
  return pathOf(
    segments.flatMap((segment) => (typeof segment === 'string' ? segment : segmentsOf(rest.shift() ?? null))),
  );
};

const segmentsOf = (value: RulesValue): readonly string[] =>
  typeof value === 'object' && value?.kind === 'path' ? value.segments : [scalarText(value)];
