import { describe, expect, it } from 'vitest';
import { parseRules } from '../../../src/rules/parseRules';
import { RulesSyntaxError } from '../../../src/rules/syntax/RulesSyntaxError';

const inMatch = (text: string): string =>
  `rules_version = '2';\nservice cloud.firestore { match /a/{b} {\n${text}\n} }`;

const complaintAbout = (source: string): string => {
  try {
    parseRules(source);
    return 'nothing';
  } catch (error) {
    if (error instanceof RulesSyntaxError) return error.message;
    throw error;
  }
};

describe('rules', () => {
  it.each([
    ["rules_version = '3';", `1:20 expected '1' or '2', found ";"`],
    ['match /a/b { }', '1:1 expected "service", found "match"'],
    ['service cloud.firestore {', '1:26 expected "match", "function" or "}", found the end'],
    [inMatch('allow get'), '4:1 expected ";", found "}"'],
    [inMatch('allow got;'), '3:7 expected read, get, list, write, create, update, delete, found "got;"'],
    [inMatch('allow get: true;'), '3:12 expected "if", found "true;"'],
    [inMatch('allow get: if ;'), '3:15 expected an expression, found ";"'],
    [inMatch('allow get: if true &&;'), '3:22 expected an expression, found ";"'],
    [inMatch('allow get: if (true;'), '3:20 expected ")", found ";"'],
    [inMatch("allow get: if 'open;"), `3:15 expected an expression, found "'open;"`],
    [inMatch('allow get: if [1 2];'), '3:18 expected ",", found "2];"'],
    [inMatch('allow get: if {"a" 1};'), '3:20 expected ":", found "1};"'],
    [inMatch('allow get: if a.;'), '3:17 expected the name of a member, found ";"'],
    [inMatch('allow get: if b is ;'), '3:20 expected the name of a type, found ";"'],
    [inMatch('allow get: if exists(/a/);'), '3:25 expected a segment of a path, found ");"'],
    [inMatch('match a { }'), '3:7 expected a path that begins with "/", found "a"'],
    [inMatch('match /{} { }'), '3:9 expected the name of a variable, found "}"'],
    [inMatch('deny get;'), '3:1 expected "match", "allow", "function" or "}", found "deny"'],
    [inMatch('function f() { let a 1; return a; }'), '3:22 expected "=", found "1;"'],
    [inMatch('function f() { true; }'), '3:16 expected "return", found "true;"'],
    [inMatch('function f() { return true }'), '3:28 expected ";", found "}"'],
    [inMatch('allow get: if c;'), '3:15 there is no variable "c"'],
    [inMatch('allow get: if f();'), '3:15 there is no function "f"'],
    [inMatch('function f(a) { return a; } allow get: if f();'), '3:43 "f" takes 1 parameters, not 0'],
    [inMatch('function f() { return f(); }'), '3:23 "f" calls itself: functions cannot recurse'],
    [inMatch('function f() { return g(); } function g() { return f(); }'), '3:52 "f" calls itself'],
    [inMatch('function f() { let a = c; let c = 1; return a; }'), '3:24 there is no variable "c"'],
    [inMatch('function f() { return 1; } function f() { return 2; }'), '3:28 "f" stands here twice'],
    [inMatch(`function f(${'abcdefgh'.split('').join()}) { return a; }`), '3:1 a function takes at most 7 parameters'],
    [inMatch(`function f() { ${'let a = 1; '.repeat(11)} return a; }`), '3:1 a function has at most 10 variables'],
    [inMatch('match /c/{d} { '.repeat(10) + '}'.repeat(10)), '3:136 matches are nested at most 10 deep'],
    [inMatch(`match ${'/a'.repeat(99)} { }`), '3:1 a path has at most 100 segments'],
    [inMatch(`match ${'/{a}'.repeat(20)} { }`), '3:1 a path has at most 20 variables'],
  ])('the rules %j are refused', (source, complaint) => {
    expect(complaintAbout(source)).toContain(complaint);
  });

  it('rules have at most 256 KiB', () => {
    expect(complaintAbout(`// ${'é'.repeat(131_072)}`)).toContain('1:1 rules have at most 262144 bytes');
    expect(complaintAbout(`// ${'e'.repeat(131_072)}`)).toBe('nothing');
  });

  it('rules may contain comments, trailing commas and a path with a name in parentheses', () => {
    const text = `// a line
      /* several
         lines */ allow get /* here */ : if [1, 2,] == [1, 2] // and here
        && {'a': 1,} != {} && /databases/(default)/x-y == /a/b;`;
    expect(complaintAbout(inMatch(text))).toBe('nothing');
  });

  it('rules may call a function that is declared further down or outside', () => {
    expect(complaintAbout(inMatch('allow get: if f(b); function f(a) { return a == b; }'))).toBe('nothing');
  });

  it('a syntax error has a line and a column', () => {
    expect(() => parseRules(inMatch('allow got;'))).toThrow(expect.objectContaining({ line: 3, column: 7 }));
  });
});
