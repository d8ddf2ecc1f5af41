import type { Expression } from '../rules/syntax/Expression';
import { textOf } from '../rules/syntax/Span';
import { expressionsIn } from '../rules/syntax/walkRules';
import type { Mutation } from './Mutant';
import { changedPatterns } from './changedPatterns';

const swappedNames: Readonly<Record<string, string>> = {
  get: 'getAfter',
  getAfter: 'get',
  exists: 'existsAfter',
  existsAfter: 'exists',
  hasOnly: 'hasAny',
  hasAny: 'hasAll',
};
const cleanings: readonly string[] = ['lower', 'trim'];

/** Changes each number by one, shortens each list and pattern, and swaps `get` with `getAfter` and the like. */
export function valueMutations(source: string, root: Expression): readonly Mutation[] {
  return [...expressionsIn(root)].flatMap((expression): readonly Mutation[] => {
    const { span } = expression;
    switch (expression.kind) {
      case 'literal':
        return changedLiterals(expression.value).map((replacement) => ({ span, replacement }));
      case 'list':
        return expression.items.map((_item, index) => ({
          span,
          replacement: `[${listWithout(source, expression.items, index)}]`,
        }));
      case 'call':
        return swappedName(source, expression, expression.name, span.start);
      case 'method':
        if (cleanings.includes(expression.name)) return [{ span, replacement: textOf(source, expression.object.span) }];
        return swappedName(source, expression, expression.name, expression.object.span.end + 1);
      default:
        return [];
    }
  });
}

function changedLiterals(value: null | boolean | string | bigint | number): readonly string[] {
  if (typeof value === 'boolean') return [String(!value)];
  if (typeof value === 'bigint') return [String(value + 1n), String(value - 1n)];
  return typeof value === 'string' ? changedPatterns(value).map(quoted) : [];
}

/** The text as a literal of the rules' language. */
function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`;
}

function listWithout(source: string, items: readonly Expression[], left: number): string {
  return items
    .filter((_item, index) => index !== left)
    .map(({ span }) => textOf(source, span))
    .join(', ');
}

function swappedName(source: string, { span }: Expression, name: string, start: number): readonly Mutation[] {
  const other = swappedNames[name];
  // `token.get(name, …)` reads a map, not a document.
  if (other === undefined || (name === 'get' && !source.slice(start).startsWith('get(/'))) return [];
  const text = textOf(source, span);
  const at = start - span.start;
  return [{ span, replacement: text.slice(0, at) + other + text.slice(at + name.length) }];
}
