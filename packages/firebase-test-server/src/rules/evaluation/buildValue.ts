import { pathOf } from '../RulesValue';
import type { RulesMap, RulesPath, RulesValue } from '../RulesValue';
import type { Expression, MapExpression, PathExpression } from '../syntax/Expression';
import { demandString } from '../values/demand';

type ValueOf = (expression: Expression) => RulesValue;

export const buildMap = ({ entries }: MapExpression, valueOf: ValueOf): RulesMap => ({
  kind: 'map',
  fields: new Map(entries.map(({ key, value }) => [demandString(valueOf(key)), valueOf(value)])),
});

const segmentsOf = (value: RulesValue): readonly string[] =>
  typeof value === 'object' && value?.kind === 'path' ? value.segments : [demandString(value)];

/** A path within a path contributes all of its segments. */
export const buildPath = ({ segments }: PathExpression, valueOf: ValueOf): RulesPath =>
  pathOf(segments.flatMap((segment) => (typeof segment === 'string' ? [segment] : segmentsOf(valueOf(segment)))));
