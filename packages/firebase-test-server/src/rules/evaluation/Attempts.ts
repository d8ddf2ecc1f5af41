import { positionOf } from '../syntax/positionOf';
import type { RulesRequest } from '../RulesRequest';
import type { AllowStatement, MatchBlock } from '../syntax/RulesFile';
import { textOf } from '../syntax/Span';
import type { Span } from '../syntax/Span';
import type { Failure } from './FailureTrace';

const maxTextLength = 90;

/** Collects the matches and allow statements that were tried, for the reason of a denial: few are read, so that they are put into words only then. */
export class Attempts {
  readonly #source: string;
  readonly #lines: (() => string)[] = [];
  #hasMatch = false;

  constructor(source: string) {
    this.#source = source;
  }

  /** Records a match that covers the whole path. `hasAllow`: it has an allow statement for the method. */
  enter({ pattern }: MatchBlock, hasAllow: boolean): void {
    this.#hasMatch = true;
    const note = hasAllow ? '' : ' does not speak of it';
    this.#lines.push(() => `  ${this.#place(pattern.span)} match ${textOf(this.#source, pattern.span)}${note}`);
  }

  fail({ span, methods }: AllowStatement, failures: readonly Failure[]): void {
    this.#lines.push(() => `    ${this.#place(span)} allow ${methods.map(({ name }) => name).join(', ')}`);
    for (const failure of failures) this.#lines.push(() => `      ${this.#describe(failure)}`);
  }

  describe({ method, path, auth }: RulesRequest): string {
    const actor = auth ? `for "${auth.uid}"` : 'signed out';
    const heading = `${method} /${path.join('/')} ${actor} is denied`;
    if (!this.#hasMatch) return `${heading}: no match covers this path`;
    return [`${heading}:`, ...this.#lines.map((line) => line())].join('\n');
  }

  #describe({ span, complaint }: Failure): string {
    const text = textOf(this.#source, span).replace(/\s+/g, ' ');
    const shown = text.length > maxTextLength ? `${text.slice(0, maxTextLength)}…` : text;
    return `${this.#place(span)} ${shown}: ${complaint}`;
  }

  #place({ start }: Span): string {
    const { line, column } = positionOf(this.#source, start);
    return `${line}:${column}`;
  }
}
