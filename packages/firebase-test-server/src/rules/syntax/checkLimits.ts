import type { Block, MatchBlock, RulesFile } from './RulesFile';
import { RulesSyntaxError } from './RulesSyntaxError';

const mostBytes = 256 * 1024;
const mostNested = 10;
const mostSegments = 100;
const mostVariables = 20;

/** Refuses what the servers refuse for its size. */
export const checkLimits = (file: RulesFile): void => {
  const check = (holds: boolean, offset: number, complaint: string): void => {
    if (!holds) throw new RulesSyntaxError(file.source, offset, complaint);
  };

  const checkMatches = ({ matches }: Block, outer: readonly MatchBlock[]): void => {
    for (const match of matches) {
      const around = [...outer, match];
      const segments = around.flatMap(({ pattern }) => pattern.segments);
      const variables = segments.filter(({ kind }) => kind !== 'literal');
      const { start } = match.span;
      check(around.length <= mostNested, start, `matches are nested at most ${mostNested} deep`);
      check(segments.length <= mostSegments, start, `a path has at most ${mostSegments} segments`);
      check(variables.length <= mostVariables, start, `a path has at most ${mostVariables} variables`);
      checkMatches(match, around);
    }
  };

  check(Buffer.byteLength(file.source) <= mostBytes, 0, `rules have at most ${mostBytes} bytes`);
  for (const service of file.services) checkMatches(service, []);
};
