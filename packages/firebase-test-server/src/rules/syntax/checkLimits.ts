import type { Block, MatchBlock, RulesFile } from './RulesFile';
import { RulesSyntaxError } from './RulesSyntaxError';

const maxBytes = 256 * 1024;
const maxNested = 10;
const maxSegments = 100;
const maxVariables = 20;

/** Throws RulesSyntaxError for rules that exceed a limit of production. */
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
      check(around.length <= maxNested, start, `matches are nested at most ${maxNested} deep`);
      check(segments.length <= maxSegments, start, `a path has at most ${maxSegments} segments`);
      check(variables.length <= maxVariables, start, `a path has at most ${maxVariables} variables`);
      checkMatches(match, around);
    }
  };

  check(Buffer.byteLength(file.source) <= maxBytes, 0, `rules have at most ${maxBytes} bytes`);
  for (const service of file.services) checkMatches(service, []);
};
