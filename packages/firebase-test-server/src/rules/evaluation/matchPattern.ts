import { unproven } from '../proven/Operand';
import type { Operand } from '../proven/Operand';
import { pathOf } from '../RulesValue';
import type { PathPattern, PatternSegment } from '../syntax/RulesFile';
import { isKnownPath } from './TargetPath';
import type { TargetPath, TargetSegment } from './TargetPath';

/** One way for a pattern to match the beginning of a path. */
export interface PatternMatch {
  readonly variables: ReadonlyMap<string, Operand>;
  readonly rest: TargetPath;
}

const valueOfSegment = (name: string, segment: TargetSegment): Operand =>
  typeof segment === 'string' ? segment : unproven(name, []);

const valueOfSegments = (name: string, segments: TargetPath): Operand =>
  isKnownPath(segments) ? pathOf(segments) : unproven(name, []);

const isOneSegment = (segment: TargetSegment | undefined): segment is TargetSegment =>
  segment !== undefined && (typeof segment === 'string' || segment.open === 'one');

/** `least` is the number of segments that `{name=**}` must take. */
const takeSegment = (pattern: PatternSegment, path: TargetPath, least: number): readonly PatternMatch[] => {
  const [first, ...others] = path;
  if (pattern.kind === 'literal') return first === pattern.text ? [{ variables: new Map(), rest: others }] : [];
  if (pattern.kind === 'variable') {
    if (!isOneSegment(first)) return [];
    return [{ variables: new Map([[pattern.name, valueOfSegment(pattern.name, first)]]), rest: others }];
  }
  const lengths = Array.from({ length: path.length + 1 }, (_, length) => length).slice(least);
  return lengths.map((length) => ({
    variables: new Map([[pattern.name, valueOfSegments(pattern.name, path.slice(0, length))]]),
    rest: path.slice(length),
  }));
};

/** All ways to match: `{rest=**}` can take more or fewer segments. An open segment of a query never matches a literal one. */
export const matchPattern = ({ segments }: PathPattern, path: TargetPath, version: 1 | 2): readonly PatternMatch[] => {
  const [first] = segments;
  // Most patterns of a file end here, for every request.
  if (first?.kind === 'literal' && first.text !== path[0]) return [];
  let matches: readonly PatternMatch[] = [{ variables: new Map(), rest: path }];
  for (const segment of segments) {
    matches = matches.flatMap(({ variables, rest }) =>
      takeSegment(segment, rest, version === 1 ? 1 : 0).map((match) => ({
        variables: new Map([...variables, ...match.variables]),
        rest: match.rest,
      })),
    );
  }
  return matches;
};
