import { positionOf } from '../syntax/positionOf';
import type { RulesRequest } from '../RulesRequest';
import type { AllowStatement, MatchBlock } from '../syntax/RulesFile';
import { textOf } from '../syntax/Span';
import type { Span } from '../syntax/Span';
import type { Failure } from './FailureTrace';

const longestText = 90;

/** What was tried before a request was denied, told to whoever debugs the rules. */
export class Attempts {
  readonly #source: string;
  readonly #lines: string[] = [];
  #hasMatch = false;

  constructor(source: string) {
    this.#source = source;
  }

  /** The match covers the path to its end; `hasAllow`: and says something of the method. */
  enter({ pattern }: MatchBlock, hasAllow: boolean): void {
    this.#hasMatch = true;
    const silence = hasAllow ? '' : ' does not speak of it';
    this.#lines.push(`  ${this.#place(pattern.span)} match ${textOf(this.#source, pattern.span)}${silence}`);
  }

  fail({ span, methods }: AllowStatement, failures: readonly Failure[]): void {
    this.#lines.push(`    ${this.#place(span)} allow ${methods.map(({ name }) => name).join(', ')}`);
    for (const failure of failures) this.#lines.push(`      ${this.#describe(failure)}`);
  }

  describe({ method, path, auth }: RulesRequest): string {
    const actor = auth ? `for "${auth.uid}"` : 'signed out';
    const heading = `${method} /${path.join('/')} ${actor} is denied`;
    if (!this.#hasMatch) return `${heading}: no match covers this path`;
    return [`${heading}:`, ...this.#lines].join('\n');
  }

  #describe({ span, complaint }: Failure): string {
    const text = textOf(this.#source, span).replace(/\s+/g, ' ');
    const shown = text.length > longestText ? `${text.slice(0, longestText)}…` : text;
    return `${this.#place(span)} ${shown}: ${complaint}`;
  }

  #place({ start }: Span): string {
    const { line, column } = positionOf(this.#source, start);
    return `${line}:${column}`;
  }
}
