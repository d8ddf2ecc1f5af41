import { RulesError } from '../values/RulesError';

/** Syntax of RE2 and its equivalent in JavaScript. All other syntax means the same in both. */
const outsideClasses: Readonly<Record<string, string>> = {
  '\\A': '^',
  '\\z': '$',
  '\\s': '[\\t\\n\\f\\r ]',
  '\\S': '[^\\t\\n\\f\\r ]',
  '\\a': '\\x07',
  '(?P<': '(?<',
};

const insideClasses: Readonly<Record<string, string>> = {
  '\\s': '\\t\\n\\f\\r ',
  '\\a': '\\x07',
  '[:alnum:]': '0-9A-Za-z',
  '[:alpha:]': 'A-Za-z',
  '[:digit:]': '0-9',
  '[:lower:]': 'a-z',
  '[:upper:]': 'A-Z',
  '[:punct:]': '!-\\/:-@\\[-`\\{-~',
  '[:space:]': '\\t\\n\\v\\f\\r ',
  '[:word:]': '\\w',
  '[:xdigit:]': '0-9A-Fa-f',
};

const piece =
  /\\[pP][A-Z]|\\[pP]\{[^}]*\}|\\x\{[0-9a-fA-F]+\}|\\x[0-9a-fA-F]{2}|\\.|\[:\w+:\]|\(\?P<|\(\?<?[=!]|\[\^?\]?|[\s\S]/gu;

const refused = /^(?:\(\?<?[=!]|\\[1-9ZGk])$/;
const punctuation = /^\\[^\w\s]$/;
const syntaxCharacters = /^\\[\^$\\.*+?()[\]{}|/-]$/;

const translateEscape = (text: string, inClass: boolean): string => {
  if (/^\\[pP][A-Z]$/.test(text)) return `${text.slice(0, 2)}{${text.slice(2)}}`;
  if (text.startsWith('\\x{')) return `\\u${text.slice(2)}`;
  if (text === '\\-' && !inClass) return '-';
  return punctuation.test(text) && !syntaxCharacters.test(text) ? text.slice(1) : text;
};

/** From RE2 to JavaScript's `u` mode. */
const translate = (source: string): string => {
  let inClass = false;
  const translated = (source.match(piece) ?? []).map((text) => {
    if (!inClass && refused.test(text)) throw new RulesError(`a regular expression cannot hold "${text}"`);
    const special = inClass ? insideClasses[text] : outsideClasses[text];
    if (special !== undefined) return special;
    if (inClass && text.startsWith('[')) return `\\${text}`;
    if (text.startsWith('[')) {
      inClass = true;
      return text.replace(']', '\\]');
    }
    if (text === ']') {
      const literal = !inClass;
      inClass = false;
      return literal ? '\\]' : text;
    }
    return text.startsWith('\\') ? translateEscape(text, inClass) : text;
  });
  return translated.join('');
};

const leadingFlags = /^\(\?([ims]+)\)/;

const repetition = /\\x\{[^}]*\}|\\.|\{(\d+)(?:,(\d*))?\}/g;
const maxRepetition = 1000;

const isRepeatedTooOften = (source: string): boolean =>
  [...source.matchAll(repetition)].some(
    ([, least = 0, most = 0]) => Math.max(Number(least), Number(most)) > maxRepetition,
  );

const compile = (source: string, flags: string, wrap: (translated: string) => string): RegExp => {
  if (isRepeatedTooOften(source)) throw new RulesError(`"${source}" repeats more than ${maxRepetition} times`);
  const leading = leadingFlags.exec(source)?.[1] ?? '';
  const translated = wrap(translate(source.replace(leadingFlags, '')));
  try {
    return new RegExp(translated, `u${flags}${[...new Set(leading)].join('')}`);
  } catch {
    throw new RulesError(`"${source}" is not a regular expression`);
  }
};

const wholeExpressions = new Map<string, RegExp>();

/** Matches anywhere in a text. Look-around and back-references are refused, as in RE2. */
export const regularExpression = (source: string, flags = ''): RegExp => compile(source, flags, (text) => text);

/** Matches only a whole text. Compiled expressions are cached, since rules evaluate the same ones many times. */
export const wholeExpression = (source: string): RegExp => {
  const known = wholeExpressions.get(source);
  if (known) return known;
  const compiled = compile(source, '', (text) => `^(?:${text})$`);
  wholeExpressions.set(source, compiled);
  return compiled;
};

/** In the substitute `$1` is a group, and a backslash takes the next character literally. */
export const replaceAll = (text: string, expression: RegExp, substitute: string): string =>
  text.replace(expression, (...matched: readonly unknown[]) => {
    const groups = matched.slice(
      0,
      matched.findIndex((each) => typeof each === 'number'),
    );
    return substitute.replace(/\\(.)|\$(\d+)/gsu, (_, literal?: string, group?: string) => {
      if (literal !== undefined) return literal;
      if (Number(group) >= groups.length) throw new RulesError(`the expression has no group ${group}`);
      const found = groups[Number(group)];
      return typeof found === 'string' ? found : '';
    });
  });

/** The pieces between matches, without empty ones at the end. */
export const splitBy = (text: string, expression: RegExp): readonly string[] => {
  const pieces: string[] = [];
  let end = 0;
  for (const { 0: match, index } of text.matchAll(expression)) {
    pieces.push(text.slice(end, index));
    end = index + match.length;
  }
  pieces.push(text.slice(end));
  while (pieces.length > 1 && pieces.at(-1) === '') pieces.pop();
  return pieces;
};
