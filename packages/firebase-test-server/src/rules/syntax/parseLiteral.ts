import type { LiteralExpression } from './Expression';
import type { RulesScanner } from './RulesScanner';

const float = /\d+\.\d*|\.\d+/y;
const integer = /(?:0|[1-9]\d*)(?!\d)/y;
const text =
  /"(?:[^"\\\n]|\\(?:[\\'"nrtbf]|x[\da-fA-F]{2}|u[\da-fA-F]{4}|[0-3][0-7]{2}))*"|'(?:[^'\\\n]|\\(?:[\\'"nrtbf]|x[\da-fA-F]{2}|u[\da-fA-F]{4}|[0-3][0-7]{2}))*'/y;
const escape = /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|(.))/gu;
const controls: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  v: '\v',
  a: '\u0007',
};

const unescape = (quoted: string): string =>
  quoted
    .slice(1, -1)
    .replace(escape, (_, byte?: string, short?: string, long?: string, character?: string) =>
      character === undefined
        ? String.fromCodePoint(parseInt(byte ?? short ?? long ?? '', 16))
        : (controls[character] ?? character),
    );

const constants = new Map<string, null | boolean>([
  ['null', null],
  ['true', true],
  ['false', false],
]);

const readValue = (scanner: RulesScanner): LiteralExpression['value'] | undefined => {
  const floatText = scanner.take(float);
  if (floatText !== null) return Number(floatText);
  const integerText = scanner.take(integer);
  if (integerText !== null) {
    const whole = BigInt(integerText);
    return BigInt.asIntN(64, whole) === whole ? whole : scanner.fail('expected a number of 64 bits');
  }
  const quoted = scanner.take(text);
  if (quoted !== null) return unescape(quoted);
  for (const [name, value] of constants) if (scanner.takeWord(name)) return value;
  return undefined;
};

/** `null`, `true`, `12`, `1.5`, `'text'`, or null if the next token is no literal. */
export const parseLiteral = (scanner: RulesScanner): LiteralExpression | null => {
  const start = scanner.offset;
  const value = readValue(scanner);
  return value === undefined ? null : { kind: 'literal', value, span: { start, end: scanner.lastEnd } };
};
