import { describe, expect, it } from 'vitest';
import { regularExpression, wholeExpression } from '../../../src/rules/library/regularExpression';

describe('a regular expression', () => {
  it.each([
    ['[0-9]{4}-[0-9]{2}', '2026-11', true],
    ['a|b', 'ab', false],
    ['^a$', 'a', true],
    ['a', 'a\n', false],
    ['a.b', 'a\nb', false],
    ['(?s)a.b', 'a\nb', true],
    ['(?i)abc', 'ABC', true],
    ['\\d+', '12', true],
    ['\\d+', '١٢', false],
    ['\\s', '\u00a0', false],
    ['\\S', '\u00a0', true],
    ['[\\s,]+', ' ,', true],
    ['\\pL+', 'été', true],
    ['\\p{Lu}\\p{Ll}*', 'Été', true],
    ['[[:alpha:]]+', 'abc', true],
    ['[[:alpha:][:digit:]_]+', 'a1_', true],
    ['[^[:space:]]+', 'a b', false],
    ['\\Aabc\\z', 'abc', true],
    ['(?P<year>\\d{4})', '2026', true],
    ['(?:ab)+', 'abab', true],
    ['[]a]+', ']a', true],
    ['a\\-b\\@c\\.d', 'a-b@c.d', true],
    ['[a\\-z]+', 'a-z', true],
    ['[.]', 'a', false],
    ['\\x41\\x{1F600}', 'A😀', true],
    ['[^\\x{1160}]', 'a', true],
    ['[^\\x{1160}]', '\u1160', false],
    ['.', '😀', true],
    [']', ']', true],
  ])('%s on %j: %s', (source, text, expected) => {
    expect(wholeExpression(source).test(text)).toBe(expected);
  });

  it.each(['(?=a)', '(?!a)', '(?<=a)', '(?<!a)', '(a)\\1', '(', '[', 'a{2,1}'])(
    'the expression %s is refused',
    (source) => {
      expect(() => regularExpression(source)).toThrow(/regular expression/);
    },
  );
});
