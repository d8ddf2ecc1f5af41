import { describe, expect, it } from 'vitest';
import { parseRules } from '../../../src/rules/parseRules';
import { textOf } from '../../../src/rules/syntax/Span';
import { allowsOf, blocksOf, expressionsIn, functionsOf, rootExpressionsOf } from '../../../src/rules/syntax/walkRules';

const source = `rules_version = '2';
service cloud.firestore {
  function isOwner(uid) { let mine = request.auth.uid; return mine == uid; }
  match /a/{b} {
    allow get: if (b == 'x' || isOwner(b)) && !(b in ['y']);
    match /c/{d} { allow read, write; allow list: if d is string ? true : {'k': d[0:1]}.k == get(/a/$(b)).id; }
  }
}`;

const file = parseRules(source);
const text = (node: { readonly span: { readonly start: number; readonly end: number } }): string =>
  textOf(source, node.span);

describe('walking the rules', () => {
  it('rootExpressionsOf finds every condition, variable and function result', () => {
    expect(rootExpressionsOf(file).map(text)).toEqual([
      "(b == 'x' || isOwner(b)) && !(b in ['y'])",
      "d is string ? true : {'k': d[0:1]}.k == get(/a/$(b)).id",
      'request.auth.uid',
      'mine == uid',
    ]);
  });

  it('expressionsIn visits nested expressions, parentheses included in their spans', () => {
    const [condition, nested] = rootExpressionsOf(file).map((root) => [...expressionsIn(root)].map(text));
    expect(condition).toEqual([
      "(b == 'x' || isOwner(b)) && !(b in ['y'])",
      "(b == 'x' || isOwner(b))",
      "b == 'x'",
      'b',
      "'x'",
      'isOwner(b)',
      'b',
      "!(b in ['y'])",
      "(b in ['y'])",
      'b',
      "['y']",
      "'y'",
    ]);
    expect(nested).toContain('/a/$(b)');
    expect(nested).toContain('d[0:1]');
  });

  it('the spans of blocks, statements and functions give their text', () => {
    expect(allowsOf(file).map(text)).toHaveLength(3);
    expect(allowsOf(file).map(text)).toContain('allow read, write;');
    expect(functionsOf(file).map(text)).toEqual([
      'function isOwner(uid) { let mine = request.auth.uid; return mine == uid; }',
    ]);
    expect(blocksOf(file).map((block) => text(block).split(' {')[0])).toEqual([
      'service cloud.firestore',
      'match /a/{b}',
      'match /c/{d}',
    ]);
  });
});
