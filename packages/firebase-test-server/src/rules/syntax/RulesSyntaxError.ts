import { positionOf } from './positionOf';

/** Rules that Firebase would refuse to deploy. */
export class RulesSyntaxError extends Error {
  override readonly name = 'RulesSyntaxError';
  readonly line: number;
  readonly column: number;

  constructor(source: string, offset: number, complaint: string) {
    const { line, column } = positionOf(source, offset);
    super(`${line}:${column} ${complaint}`);
    this.line = line;
    this.column = column;
  }
}
