import { RulesSyntaxError } from './RulesSyntaxError';

const trivia = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const word = /[A-Za-z_]\w*/y;

/** Scans rules from left to right, without a separate tokenizer: whether `/` is a division or a path depends on the context. */
export class RulesScanner {
  readonly source: string;
  #offset = 0;
  #lastEnd = 0;

  /** `start`: where scanning begins, at a token or before it. */
  constructor(source: string, start = 0) {
    this.source = source;
    this.#offset = start;
    this.#skipTrivia();
  }

  /** The offset of the next token, after spaces and comments. */
  get offset(): number {
    return this.#offset;
  }

  /** The end of the last token. */
  get lastEnd(): number {
    return this.#lastEnd;
  }

  get atEnd(): boolean {
    return this.#offset >= this.source.length;
  }

  /** The match of a sticky expression at the offset, or null. */
  take(pattern: RegExp): string | null {
    pattern.lastIndex = this.#offset;
    const found = pattern.exec(this.source)?.[0];
    if (found === undefined) return null;
    this.#advance(this.#offset + found.length);
    return found;
  }

  sees(mark: string): boolean {
    return this.source.startsWith(mark, this.#offset);
  }

  takeMark(mark: string): boolean {
    if (!this.sees(mark)) return false;
    this.#advance(this.#offset + mark.length);
    return true;
  }

  expectMark(mark: string): void {
    if (!this.takeMark(mark)) this.fail(`expected "${mark}"`);
  }

  seesWord(expected: string): boolean {
    word.lastIndex = this.#offset;
    return word.exec(this.source)?.[0] === expected;
  }

  takeWord(expected: string): boolean {
    return this.seesWord(expected) && this.take(word) !== null;
  }

  expectWord(expected: string): void {
    if (!this.takeWord(expected)) this.fail(`expected "${expected}"`);
  }

  /** A name; `what` describes it in the error. */
  expectName(what: string): string {
    return this.take(word) ?? this.fail(`expected ${what}`);
  }

  fail(complaint: string, offset = this.#offset): never {
    const rest = this.source.slice(offset).split(/\s/, 1)[0] ?? '';
    throw new RulesSyntaxError(this.source, offset, `${complaint}, found ${rest === '' ? 'the end' : `"${rest}"`}`);
  }

  #advance(end: number): void {
    this.#lastEnd = end;
    this.#offset = end;
    this.#skipTrivia();
  }

  #skipTrivia(): void {
    trivia.lastIndex = this.#offset;
    this.#offset += trivia.exec(this.source)?.[0].length ?? 0;
  }
}
